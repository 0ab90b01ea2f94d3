import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/language.svelte";
import { keepForLater } from "./lib/offline";
import { applyLooks, firstLanguage } from "./lib/settings.svelte";

applyLooks();
// The way to a table is known from the address: its code is fetched along with the words, not after them.
if (/^\/t(able)?\//.test(location.pathname)) void import("./pages/TablePage.svelte");
void speak(firstLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
// When the first table has had its time to load.
addEventListener("load", () => setTimeout(() => void keepForLater(), 3000));
