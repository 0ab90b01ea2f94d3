/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:drawings/*" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rulings/*" {
  const text: string;
  export default text;
}
