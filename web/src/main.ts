import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/language.svelte";
import { applyTheme, firstLanguage } from "./lib/settings.svelte";

applyTheme();
void speak(firstLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
