import { GenerationError } from '../../generation-error.ts';
import { cleanLine } from '../../naming/clean-text.ts';
import { titleCase, toCamel, toSnake } from '../../naming/inflect.ts';
import { withoutLeadingNumber } from '../../naming/leading-number.ts';

/** Attributes that WordPress gives every block, whatever it supports. */
const givenByWordPress: ReadonlySet<string> = new Set(['className', 'lock', 'metadata']);

/** What render.php calls its own variables. */
const ownVariables =
  'classes styles wrapper context group colorPattern headingTag mapUrl tabsId target secondsLeft mediaType listEntry';

/**
 * Checks that a block can carry an attribute of this name, which stays as it is.
 * @param at path of the attribute or property in the request
 * @throws GenerationError with the reason
 */
export function checkKey(name: string, at: string, isAttribute: boolean): void {
  const refuse = (reason: string): never => {
    throw new GenerationError(at, `${at}: ${reason}`);
  };
  if (cleanLine(name) === '') refuse('expected names, got an empty one.');
  if ([...name].length > 100) refuse(`expected a name of at most 100 characters, got ${[...name].length}.`);
  if (/\p{Cc}|\p{Cs}/u.test(name)) refuse('expected a name without control characters and halves of characters.');
  if (/[\u202a-\u202e\u2066-\u2069]/.test(name)) refuse('expected a name without marks that turn its direction.');
  if (/[<>&]/.test(name)) {
    refuse('expected a name without <, > and &, which WordPress rewrites when it filters the content of posts.');
  }
  if (name in {}) refuse('expected another name: in JavaScript every object has a member of this one.');
  if (isAttribute && givenByWordPress.has(name)) {
    refuse(`expected another name: WordPress gives every block an attribute ${name} of its own.`);
  }
}

/** Hands out identifiers for names of attributes: camelCase in ASCII, each once whatever the case. */
export class AttributeNames {
  readonly #taken = new Set(ownVariables.toLowerCase().split(' '));
  readonly #names = new Set<string>();

  /** The identifier of a name that the request has. It stands in class names and variables, never in block.json. */
  identify(name: string): string {
    this.#names.add(name);
    return this.#free(name, () => true);
  }

  /** A name for an attribute of our own, which is its own identifier. */
  invent(text: string): { readonly name: string; readonly id: string } {
    const id = this.#free(text, (one) => !this.#names.has(one));
    return { name: id, id };
  }

  #free(text: string, fits: (identifier: string) => boolean): string {
    const words = withoutLeadingNumber(
      toSnake(text)
        .split('_')
        .filter((word) => word !== ''),
    );
    const wanted =
      toCamel(words.join('_'))
        .replace(/^(?=\d)/, 'field')
        // What lists call their items and variables.
        .replace(/(?<=.)(?:Item|Index|Stars)$/, '$&Value')
        .slice(0, 60) || 'field';
    let identifier = wanted;
    for (let count = 2; this.#taken.has(identifier.toLowerCase()) || !fits(identifier); count += 1) {
      identifier = `${wanted}${count}`;
    }
    this.#taken.add(identifier.toLowerCase());
    return identifier;
  }
}

/** A name as code in Markdown, whatever signs are in it. */
export function codeSpan(name: string): string {
  const text = name.replace(/\s+/g, ' ');
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
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
