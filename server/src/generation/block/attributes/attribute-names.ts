import { cleanLine } from '../../naming/clean-text.ts';
import { titleCase, toCamel, toSnake } from '../../naming/inflect.ts';
import { withoutLeadingNumber } from '../../naming/leading-number.ts';
import { markdownText } from '../../plugin/core/markdown-text.ts';

/** Attributes that WordPress adds to blocks itself, and names that every object has already. */
const reservedNames: ReadonlySet<string> = new Set(
  (
    'className style lock metadata anchor align ariaLabel backgroundColor textColor linkColor gradient borderColor fontSize ' +
    'fontFamily fitText layout shadow ' +
    'constructor prototype toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable'
  ).split(' '),
);

/** Hands out attribute names: identifiers in camelCase, each once. */
export class AttributeNames {
  readonly #taken = new Set<string>();
  /** What was renamed, in plain sentences. */
  readonly notes: string[] = [];

  /** @param text as the request has it; @param isOurs made by us, so that a change of it is no news */
  take(text: string, isOurs = false): string {
    const words = withoutLeadingNumber(
      toSnake(text)
        .split('_')
        .filter((word) => word !== ''),
    );
    const wanted =
      toCamel(words.join('_'))
        .replace(/^(?=\d)/, 'field')
        .slice(0, 60) || 'field';
    let name = reservedNames.has(wanted) ? `${wanted}Value` : wanted;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${wanted}${count}`;
    this.#taken.add(name);
    if (!isOurs && name !== wanted) {
      const why = reservedNames.has(wanted) ? 'is a name of WordPress or JavaScript' : 'was taken already';
      this.notes.push(
        `The attribute "${markdownText(cleanLine(text))}" was renamed to \`${name}\`, because \`${wanted}\` ${why}.`,
      );
    }
    return name;
  }
}

/** What people read: an identifier taken apart, any other text as it is. `buttonURL` → `Button URL`. */
export function labelFor(text: string): string {
  const clean = cleanLine(text);
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(clean)) {
    return clean === clean.toLowerCase() ? clean.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : clean;
  }
  const [first = '', ...rest] = titleCase(toSnake(clean)).split(' ');
  return [first, ...rest.map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()))].join(' ');
}
