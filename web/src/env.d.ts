/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:drawings/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
