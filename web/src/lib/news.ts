/** What somebody at a table should know about the people there: the one thing that matters most now. */
import { flawOf } from "./shuffling";
import type { SeatInfo, TableMessage } from "../generated/messages";

export interface News {
  message: string;
  values: Record<string, string | number>;
  /** what can be done about it: let a bot play for the seat, or ask for another game, too */
  offer: "" | "bot" | "rematch";
  seat: number;
}

const named = (seats: readonly SeatInfo[]): string => seats.map((seat) => seat.name).join(", ");

function news(message: string, seats: readonly SeatInfo[], offer: News["offer"] = ""): News {
  return { message, values: { who: named(seats), count: seats.length }, offer, seat: seats[0]?.seat ?? -1 };
}

/** Who is away; a bot for a seat is offered only when its owner had time to come back. */
function isAway(away: readonly SeatInfo[]): News {
  const free = away.find((seat) => seat.replaceable);
  return { ...news("is-away", away, free ? "bot" : ""), seat: (free ?? away[0])?.seat ?? -1 };
}

export function newsOf(table: TableMessage): News | null {
  const people = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  const seated = table.you >= 0;
  if (table.phase === "playing") {
    const away = people.filter((seat) => !seat.connected && !seat.stand_in);
    if (seated && away.length) return isAway(away);
    if (!seated) return news("you-watch", []);
    const flaw = flawOf(table);
    if (flaw) return news(flaw, []);
    const resigned = table.seats.filter((seat) => seat.resigned && seat.seat !== table.you);
    if (table.seats[table.you]?.resigned) return news("you-resigned", []);
    return resigned.length ? news("has-resigned", resigned) : null;
  }
  if (table.phase === "over") {
    if (!seated) return news("you-watched", []);
    const wishes = people.filter((seat) => seat.rematch);
    const asked = table.seats[table.you]?.rematch ?? false;
    if (wishes.length && !asked) return news("rematch-wish", wishes, "rematch");
    const missing = people.filter((seat) => !seat.rematch && !seat.stand_in);
    if (asked && missing.length) {
      const gone = missing.filter((seat) => !seat.connected);
      return gone.length ? isAway(gone) : news("waits-for-answer", missing);
    }
  }
  return null;
}
