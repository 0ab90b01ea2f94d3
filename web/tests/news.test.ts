import { describe, expect, it } from "vitest";
import { newsOf } from "../src/lib/news";
import { replies } from "../src/lib/shuffling";
import { seat, table } from "./kit";

const bot = seat(1, { kind: "bot", level: "steady" });

describe("what the head of the page says about a table", () => {
  it("is nothing while everybody plays", () => {
    expect(newsOf(table(1, { seats: [seat(0), seat(1)] }))).toBeNull();
    expect(newsOf(table(1, { seats: [seat(0), bot] }))).toBeNull();
  });

  it("is that one watches", () => {
    expect(newsOf(table(1, { seats: [seat(0), seat(1)], you: -1 }))).toMatchObject({ message: "you-watch", offer: "" });
  });

  it("is who is away, and a bot for the seat", () => {
    const away = [seat(0), seat(1), seat(2, { connected: false, replaceable: true })];
    expect(newsOf(table(1, { seats: away }))).toMatchObject({ message: "is-away", values: { who: "Cid", count: 1 }, offer: "bot", seat: 2 });
  });

  it("offers no bot before the one who is away had time to come back", () => {
    const away = [seat(0), seat(1, { connected: false }), seat(2, { connected: false, replaceable: true })];
    expect(newsOf(table(1, { seats: away.slice(0, 2) }))).toMatchObject({ message: "is-away", offer: "", seat: 1 });
    expect(newsOf(table(1, { seats: away }))).toMatchObject({ message: "is-away", values: { count: 2 }, offer: "bot", seat: 2 });
  });

  it("is not that somebody is away for whom a bot plays already", () => {
    expect(newsOf(table(1, { seats: [seat(0), seat(1, { connected: false, stand_in: true })] }))).toBeNull();
  });

  it("is that the server left out what this browser added to the shuffles", () => {
    const seats = [seat(0), seat(1)];
    const shuffles = { game: 1, seal: "5e".repeat(32), commitments: ["", ""], contributions: ["", ""] };
    const lobby = table(0, { seats, phase: "lobby", table: "left", shuffles: { ...shuffles, stage: "committing" } });
    const [commitment] = replies(lobby);
    const commitments = [commitment?.type === "commit" ? commitment.commitment : "", ""];
    replies(table(0, { seats, phase: "shuffling", table: "left", shuffles: { ...shuffles, commitments, stage: "revealing" } }));
    const dealt = table(1, { seats, table: "left", shuffles: { ...shuffles, commitments, stage: "dealt" } });
    expect(newsOf(dealt)).toMatchObject({ message: "shuffles-left-out", offer: "" });
    expect(newsOf({ ...dealt, you: 1 })).toBeNull();
  });

  it("is who resigned", () => {
    const gone = [seat(0), seat(1), seat(2, { resigned: true, stand_in: true })];
    expect(newsOf(table(1, { seats: gone }))).toMatchObject({ message: "has-resigned", values: { who: "Cid", count: 1 } });
    expect(newsOf(table(1, { seats: gone, you: 2 }))).toMatchObject({ message: "you-resigned" });
  });

  it("is the wish for another game, to those who have not answered it", () => {
    const seats = [seat(0), seat(1, { rematch: true })];
    expect(newsOf(table(1, { phase: "over", seats }))).toMatchObject({ message: "rematch-wish", values: { who: "Bob", count: 1 }, offer: "rematch" });
    expect(newsOf(table(1, { phase: "over", seats, you: 1 }))).toMatchObject({ message: "waits-for-answer", values: { who: "Ann", count: 1 } });
  });

  it("is that the one who was asked for another game is away", () => {
    const seats = [seat(0, { rematch: true }), seat(1, { connected: false, replaceable: true })];
    expect(newsOf(table(1, { phase: "over", seats }))).toMatchObject({ message: "is-away", offer: "bot", seat: 1 });
  });
});
