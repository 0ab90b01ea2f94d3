import cards from "../../../src/dominium/words/locale/en/cards.ftl?raw";
import kingdoms from "../../../src/dominium/words/locale/en/kingdoms.ftl?raw";
import own from "./en.ftl?raw";

export default [cards, kingdoms, own];
