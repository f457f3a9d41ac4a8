/** A form of a page as a browser would send it if nobody touched it. */
export interface Form {
  readonly action: string;
  readonly fields: URLSearchParams;
  /** What a person can fill in: no hidden fields, no buttons. */
  readonly controls: readonly Control[];
}

export interface Control {
  readonly name: string;
  /** `type` of an input, `textarea` or `select`. */
  readonly type: string;
  /** Values of a select's options; the value that a checkbox or radio sends. */
  readonly options: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text of HTML: what WordPress' escaping functions write. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal !== undefined ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s/>])`, 'i').exec(tag);
  return found === null ? undefined : decodeHtml(found[1] ?? found[2] ?? found[3] ?? '');
}

/** Reads the form whose opening tag contains `mark`; throws when the page has none. */
export function readForm(html: string, mark: string): Form {
  for (const [, tag = '', body = ''] of html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gis)) {
    if (tag.includes(mark)) return { action: attribute(tag, 'action') ?? '', ...readFields(body) };
  }
  throw new Error(`no form with ${mark} in a page of ${html.length} characters: ${html.slice(0, 300)}`);
}

const controlTags =
  /(<input\b(?:[^>"']|"[^"]*"|'[^']*')*>)|(<textarea\b[^>]*>)(.*?)<\/textarea>|(<select\b[^>]*>)(.*?)<\/select>/gis;
const buttons = ['submit', 'button', 'image', 'reset'];

function readFields(body: string): Pick<Form, 'fields' | 'controls'> {
  const fields = new URLSearchParams();
  const controls: Control[] = [];
  for (const [, input, area, text = '', select, inner = ''] of body.matchAll(controlTags)) {
    const tag = input ?? area ?? select ?? '';
    const name = attribute(tag, 'name');
    if (name === undefined || name === '' || attribute(tag, 'disabled') !== undefined) continue;
    const type =
      input === undefined
        ? area === undefined
          ? 'select'
          : 'textarea'
        : (attribute(tag, 'type') ?? 'text').toLowerCase();
    if (buttons.includes(type)) continue;
    const value = attribute(tag, 'value');
    const options = optionsOf(inner);
    if (type !== 'hidden') {
      const sent = ['checkbox', 'radio'].includes(type) ? [value ?? 'on'] : options.map((option) => option.value);
      controls.push({ name, type, options: sent });
    }
    if (type === 'file') continue;
    if (type === 'textarea') fields.append(name, decodeHtml(text.replace(/^\n/, '')));
    else if (type === 'select') for (const one of chosen(tag, options)) fields.append(name, one);
    else if (!['checkbox', 'radio'].includes(type)) fields.append(name, value ?? '');
    else if (attribute(tag, 'checked') !== undefined) fields.append(name, value ?? 'on');
  }
  return { fields, controls };
}

interface Option {
  readonly value: string;
  readonly selected: boolean;
}

const optionsOf = (inner: string): Option[] =>
  [...inner.matchAll(/(<option\b[^>]*>)([^<]*)/gi)].map(([, option = '', text = '']) => ({
    value: attribute(option, 'value') ?? decodeHtml(text.trim()),
    selected: attribute(option, 'selected') !== undefined,
  }));

function chosen(tag: string, options: readonly Option[]): string[] {
  const selected = options.filter((one) => one.selected).map(({ value }) => value);
  if (attribute(tag, 'multiple') !== undefined) return selected;
  return selected.length > 0 ? selected.slice(-1) : options.slice(0, 1).map(({ value }) => value);
}
