import cards from "../../../src/dominium/locale/en/cards.ftl?raw";
import kingdoms from "../../../src/dominium/locale/en/kingdoms.ftl?raw";
import own from "./en.ftl?raw";

export default [cards, kingdoms, own];
