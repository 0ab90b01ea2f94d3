import cards from "../../../src/dominium/locale/pl/cards.ftl?raw";
import kingdoms from "../../../src/dominium/locale/pl/kingdoms.ftl?raw";
import own from "./pl.ftl?raw";

export default [cards, kingdoms, own];
