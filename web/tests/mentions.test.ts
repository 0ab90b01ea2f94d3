import { describe, expect, it } from "vitest";
import { mentions } from "../src/lib/mentions";

describe("cards in sentences", () => {
  const forms = [
    { card: "village", form: "Village" },
    { card: "fishing_village", form: "Fishing Village" },
    { card: "copper", form: "Copper" },
    { card: "odd", form: "" },
  ];

  it("are found where they stand", () => {
    expect(mentions("Ada plays Village and Copper.", forms)).toEqual([
      { text: "Ada plays ", card: "" },
      { text: "Village", card: "village" },
      { text: " and ", card: "" },
      { text: "Copper", card: "copper" },
      { text: ".", card: "" },
    ]);
  });

  it("are the longest that fit", () => {
    expect(mentions("Fishing Village, Village", forms).map((part) => part.card)).toEqual(["fishing_village", "", "village"]);
  });

  it("keep the sign that opens them", () => {
    expect(mentions("na podkładce „Village” (Copper)", forms)).toEqual([
      { text: "na podkładce ", card: "" },
      { text: "Village", card: "village", opening: "„" },
      { text: "” ", card: "" },
      { text: "Copper", card: "copper", opening: "(" },
      { text: ")", card: "" },
    ]);
  });

  it("lose no word of the sentence", () => {
    for (const text of ["", "Nothing here.", "CopperCopper", "Village Fishing Copper"]) {
      expect(mentions(text, forms).map((part) => part.text).join("")).toBe(text);
    }
  });
});
