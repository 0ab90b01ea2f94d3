/** To the clipboard; true if it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages of another machine without encryption have no clipboard of their own: the old way.
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  const before = document.activeElement;
  // What is outside an open dialog cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.focus();
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
