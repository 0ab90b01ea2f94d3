import cards from "../../../src/dominium/words/locale/pl/cards.ftl?raw";
import kingdoms from "../../../src/dominium/words/locale/pl/kingdoms.ftl?raw";
import own from "./pl.ftl?raw";

export default [cards, kingdoms, own];
