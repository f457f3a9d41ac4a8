/** Attributes of an element: false and undefined leave one out, true sets it empty. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What stands in an element. */
export type Content = Node | string | null | undefined | false | readonly Content[];

/** Makes an element. Texts are texts: nothing is read as HTML. */
export function h(name: string, attributes: Attributes = {}, ...contents: Content[]): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    element.setAttribute(attribute, value === true ? '' : String(value));
  }
  append(element, contents);
  return element;
}

function append(element: HTMLElement, contents: readonly Content[]): void {
  for (const content of contents) {
    if (content === null || content === undefined || content === false) continue;
    if (typeof content === 'string') element.append(content);
    else if (content instanceof Node) element.append(content);
    else append(element, content);
  }
}

/**
 * Makes `old` look like `next`, keeping the elements that are there, so that focus, selections and scroll positions stay.
 * Children with an id are told apart by it, others by their place.
 */
export function morph(old: Element, next: Element): void {
  morphAttributes(old, next);
  morphValue(old, next);
  morphChildren(old, next);
}

function morphAttributes(old: Element, next: Element): void {
  // Whether a person opened it is theirs to say.
  const kept = old instanceof HTMLDetailsElement ? 'open' : '';
  for (const { name } of [...old.attributes]) {
    if (name !== kept && name !== 'data-was' && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== kept && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** What somebody types stays until the plan says something else. */
function morphValue(old: Element, next: Element): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement && old.type === 'checkbox') {
    old.checked = next.checked;
  } else if (isTypedIn(old) && isTypedIn(next)) {
    const was = old.dataset.was ?? old.defaultValue;
    if (next.value !== was && old.value !== next.value) old.value = next.value;
    old.dataset.was = next.value;
  }
}

const isTypedIn = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function morphChildren(old: Element, next: Element): void {
  const wanted = [...next.childNodes];
  const named = new Map([...old.children].filter(({ id }) => id !== '').map((child) => [child.id, child]));
  let place: ChildNode | null = old.firstChild;
  for (const node of wanted) {
    const same = node instanceof Element && node.id !== '' ? named.get(node.id) : undefined;
    const present: ChildNode | null = same ?? matching(place, node);
    if (present === null) {
      old.insertBefore(node, place);
      continue;
    }
    if (present === place) place = place.nextSibling;
    else old.insertBefore(present, place);
    if (present instanceof Element && node instanceof Element) morph(present, node);
    else if (present.textContent !== node.textContent) present.textContent = node.textContent;
  }
  while (place !== null) {
    const rest: ChildNode = place;
    place = place.nextSibling;
    rest.remove();
  }
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value;
}

/** The node at a place, where it can become another one. */
function matching(present: ChildNode | null, node: Node): ChildNode | null {
  if (present === null || present.nodeName !== node.nodeName) return null;
  if (present instanceof Element && node instanceof Element && (present.id !== '' || node.id !== '')) return null;
  return present;
}
