import { Code } from '../writers/code.ts';
import { type PhpCode, php, variable } from '../writers/php.ts';
import { guard } from './conditions.ts';
import type { Amount, Instruction, NamedFunction, NamedParameter, Quoted } from './instruction.ts';
import { nameOf, phpName, singular, titleOf } from './naming.ts';
import { RequirementsReader } from './reading/requirements-reader.ts';
import { type RoleName, roles } from './roles.ts';

/** Source of PHP as it stands. */
export const raw = (text: string): PhpCode => new Code('php', text);

const units: Readonly<Record<string, string>> = {
  second: '1',
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
  month: 'MONTH_IN_SECONDS',
  year: 'YEAR_IN_SECONDS',
};

/** Words that follow "post type" and name none. */
const notType =
  /^(?:with|that|and|for|in|is|which|to|has|have|supports?|archives?|slug|called|named|from|on|shown|public|or|of|the|an?|only|should|must|where|as|but|if|when|labels?|key|name|registered|objects?)$/;

/** What a result is to be, by the type asked for and by the words for it. */
export type Shape = 'ids' | 'titles' | 'names' | 'slugs' | 'emails' | 'count' | 'bool' | 'html' | 'objects' | 'links';

/** What a recipe composes with: the arguments of the signature, the literals of the prompt, and names made from them. */
export class Composer {
  readonly instruction: Instruction;
  readonly fn: NamedFunction | null;
  /** Parameters that no signature gave and the body needs. */
  readonly added: NamedParameter[] = [];
  /** Reads the values and wishes of the prompt. */
  readonly asked: RequirementsReader;
  private readonly bound = new Map<string, string>();
  private readonly used = new Set<string>();

  constructor(instruction: Instruction, fn: NamedFunction | null) {
    this.instruction = instruction;
    this.fn = fn;
    this.asked = new RequirementsReader(instruction.text);
  }

  get text(): string {
    return this.instruction.text;
  }

  says(pattern: RegExp): boolean {
    return pattern.test(this.instruction.prose);
  }

  /** Parameters of the signature that nothing has used. */
  unbound(): readonly NamedParameter[] {
    return (this.fn?.parameters ?? []).filter(({ name }) => !this.used.has(name));
  }

  /** Marks parameters that a recipe uses by their own names. */
  take(names: readonly string[]): void {
    for (const name of names) this.used.add(name);
  }

  /** The parameter that plays a role, as an expression; null if the signature has none. */
  find(name: RoleName): PhpCode | null {
    const before = this.bound.get(name);
    if (before !== undefined) return raw(before);
    const { names, type, from = {} } = roles[name];
    const open = this.unbound();
    const bare = ({ type: given }: NamedParameter) => given.replace(/^\?/, '').replace(/\|null$/, '');
    const fits = (parameter: NamedParameter) =>
      bare(parameter) === '' || bare(parameter) in from || isCompatible(bare(parameter), type);
    const own = open.filter((parameter) => names.test(parameter.name) && fits(parameter));
    const stem = roles[name].name.split('_')[0] ?? '';
    const found =
      own.find((parameter) => parameter.name.includes(stem)) ??
      own[0] ??
      open.find(
        (parameter) => open.length === 1 && bare(parameter) !== '' && fits(parameter) && isUnclear(parameter.name),
      );
    if (found === undefined) return null;
    this.used.add(found.name);
    const property = from[bare(found)];
    const expression = `$${found.name}${property === undefined ? '' : `->${property}`}`;
    this.bound.set(name, expression);
    return raw(expression);
  }

  /** The parameter that plays a role; one is added to the function where the signature has none. */
  arg(name: RoleName): PhpCode {
    const found = this.find(name);
    if (found !== null) return found;
    const { name: own, type } = roles[name];
    this.added.push({ name: own, type: type === 'mixed' ? '' : type, defaultValue: '', prefix: '' });
    this.bound.set(name, `$${own}`);
    return variable(own);
  }

  /** The parameter that plays a role, else a literal. */
  argOr(name: RoleName, literal: string | number | boolean | PhpCode | null): PhpCode {
    return this.find(name) ?? (literal instanceof Code ? literal : php`${literal}`);
  }

  /** The parameter that plays a role, else the literal that the prompt names, else a parameter of its own. */
  argOrNamed(name: RoleName, literal: string | null): PhpCode {
    const found = this.find(name);
    if (found !== null) return found;
    return literal === null ? this.arg(name) : php`${literal}`;
  }

  /** The name that the prompt gives a thing. */
  named(label: string): string | null {
    return nameOf(this.text, label);
  }

  postType(fallback: string | null = 'post'): string | null {
    const [, said] = /\bpost[ -]?types?\s+[`"']?([a-z][a-z0-9_-]+)/.exec(this.instruction.prose) ?? [];
    if (said !== undefined && !notType.test(said)) return singular(said);
    const name = this.named('post[ -]?types?|cpt|content type|type of post');
    if (name !== null) return singular(name);
    if (/\bpages?\b/.test(this.instruction.prose) && !/\bposts?\b/.test(this.instruction.prose)) return 'page';
    if (/\bwoocommerce|\bproducts?\b/.test(this.instruction.prose) && !/\bposts?\b/.test(this.instruction.prose))
      return 'product';
    return fallback;
  }

  /** The first quoted text that stands after `before` or before `after`. */
  quoted(before: RegExp | null, after: RegExp | null = null): string | null {
    const found = this.instruction.quoted.find(
      (one) => before?.test(one.before) === true || after?.test(one.after) === true,
    );
    return found?.text ?? null;
  }

  /** Quoted texts that read like words for people. */
  phrases(): readonly Quoted[] {
    return this.instruction.quoted.filter(
      ({ text, before }) =>
        /[A-Z ].*[a-z]|[.!?…]$/.test(text) && !/[_$()/\\;]|^[a-z-]+$/.test(text) && !/=\s*$/.test(before),
    );
  }

  phrase(fallback: string): string {
    return this.phrases()[0]?.text ?? fallback;
  }

  amount(unit: RegExp, fallback: number): number;
  amount(unit: RegExp, fallback: null): number | null;
  amount(unit: RegExp, fallback: number | null): number | null {
    const { amounts } = this.instruction;
    const fits = ({ unit: word, before }: Amount) => unit.test(word) || unit.test(before.slice(-25));
    return amounts.find(({ unit: word }) => unit.test(word))?.value ?? amounts.find(fits)?.value ?? fallback;
  }

  /** The time that the prompt names, in seconds, as WordPress writes it. */
  duration(fallback: string): PhpCode {
    const found = this.instruction.amounts.find(({ unit }) => Object.hasOwn(units, unit.replace(/s$/, '')));
    const bound = this.find('duration');
    if (bound !== null) return bound;
    if (found === undefined) {
      const word = /\b(?:an?|per|every|each) (minute|hour|day|week|month|year)\b/.exec(this.instruction.prose)?.[1];
      return raw(word === undefined ? fallback : (units[word] ?? fallback));
    }
    const unit = units[found.unit.replace(/s$/, '')] ?? '1';
    return raw(found.value === 1 ? unit : unit === '1' ? String(found.value) : `${found.value} * ${unit}`);
  }

  /** The conditions that the prompt states, as an early return. */
  guard(result: PhpCode | null, ...more: readonly PhpCode[]): PhpCode {
    return guard(this.instruction, result, more);
  }

  /** Declared by the signature, or ''. */
  get returnType(): string {
    return (this.fn?.returns ?? '').replace(/^\?/, '');
  }

  /** A text for people, translatable where the prompt names a text domain. */
  translated(text: string): PhpCode {
    const domain = this.domain;
    return domain === null ? php`__( ${text} )` : php`__( ${text}, ${domain} )`;
  }

  escapedText(text: string): PhpCode {
    const domain = this.domain;
    return domain === null ? php`esc_html( ${text} )` : php`esc_html__( ${text}, ${domain} )`;
  }

  label(text: string): PhpCode {
    return this.domain === null ? php`${text}` : this.translated(text);
  }

  /** A text with a count in it, for one and many, as WordPress registers such texts for later. */
  translatedPlural(text: string): PhpCode {
    return this.domain === null ? php`_n_noop( ${text}, ${text} )` : php`_n_noop( ${text}, ${text}, ${this.domain} )`;
  }

  get domain(): string | null {
    return this.instruction.textDomain;
  }

  /** What functions, options and handles begin with. */
  get prefix(): string {
    const { prefix, textDomain, functions, className } = this.instruction;
    if (prefix !== null) return phpName(prefix);
    if (textDomain !== null) return phpName(textDomain);
    // Methods are named without a prefix.
    if (className !== null) return phpName(className.split('_')[0] ?? 'custom');
    const first = functions.find(({ name }) => name.includes('_'))?.name.split('_')[0];
    if (
      first !== undefined &&
      !/^(?:get|add|is|has|set|list|find|register|the|count|save|delete|send|create|update|my|wp)$/.test(first)
    )
      return first;
    return 'custom';
  }

  prefixed(name: string): string {
    return name.startsWith(`${this.prefix}_`) ? name : `${this.prefix}_${name}`;
  }

  /** The shape of the result, where type or words say one. */
  shape(fallback: Shape): Shape {
    const { prose } = this.instruction;
    const type = this.returnType;
    if (type === 'int') return 'count';
    if (type === 'bool') return 'bool';
    if (type === 'string') return 'html';
    if (/\)\s*:\s*int\[\]|\bids? only\b|\bonly (?:the |their )?ids\b/i.test(this.text)) return 'ids';
    if (/\b(?:WP_(?:Post|Term|User|Comment)|(?:full|whole|post)) objects?\b/i.test(this.text)) return 'objects';
    const said =
      /\b(?:returns?|returning|array of|list of)\b[^.;\n]{0,30}?\b(ids?|titles?|names?|slugs?|e-?mails?|permalinks?|links|urls?|objects?|WP_\w+)\b/i.exec(
        prose,
      )?.[1] ??
      /\b(?:returns?|returning|array of|list of|get|lists?|with|containing|fetch|finds?|of)\b[^.]{0,30}?\b(ids?|titles?|names?|slugs?|e-?mails?(?: addresses)?|permalinks?|links|urls?|objects?|WP_\w+)\b/i.exec(
        prose,
      )?.[1] ??
      '';
    if (/^ids?$/.test(said) || /\bids of\b/.test(prose)) return 'ids';
    if (/^titles?$/.test(said)) return 'titles';
    if (/^names?$/.test(said)) return 'names';
    if (/^slugs?$/.test(said)) return 'slugs';
    if (/mail/.test(said)) return 'emails';
    if (/link|url/.test(said)) return 'links';
    if (/^objects?$|^wp_/i.test(said)) return 'objects';
    if (/\b(?:how many|the number of|count of|counts?)\b/.test(prose) && type === '' && fallback === 'count')
      return 'count';
    return fallback;
  }

  /** "Event Manager" for `event_manager`, unless the prompt says how people call it. */
  labelFor(slug: string): string {
    const wanted = slug.replace(/[-_]/g, ' ').toLowerCase();
    const said = this.instruction.quoted.find(({ text }) => text.toLowerCase() === wanted && /[A-Z]/.test(text));
    return said?.text ?? titleOf(slug);
  }
}

/** Whether the name of a parameter tells no role. */
function isUnclear(name: string): boolean {
  return !Object.values(roles).some(({ names }) => names.test(name));
}

function isCompatible(given: string, wanted: string): boolean {
  if (wanted === 'mixed' || given === 'mixed' || given === wanted) return true;
  const parts = given.split('|');
  if (parts.length > 1) return parts.some((part) => isCompatible(part, wanted));
  if (wanted === 'float') return given === 'int';
  if (wanted === 'callable') return given === 'Closure' || given === '\\Closure';
  if (wanted === 'array') return given === 'iterable';
  return false;
}
