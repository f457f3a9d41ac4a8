import { wordsOf } from './words.ts';

/** What frames a request and asks for nothing itself. */
const framing =
  /^(?:you are|you're|you generate|act as|role:|style:|context:|system:|user:|hi\b|hey\b|hello\b|thanks|thx|respond|reply|return (?:only|the code|one|a single|just|code|nothing)|output|only (?:php|output|the (?:class|code))|no (?:explanation|comments|prose|closing tag)|code (?:only|in)|just (?:the )?code|give me (?:the )?(?:code|full)|answer|signature(?: \(|:)|please (?:only|just|do not explain)|write only|php 8|<|```|requirements?:?$|tasks?:?$|need:?$|(?:use (?:the )?)?text ?domain|strings? translatable|(?:use (?:the )?)?(?:function )?prefix|make sure (?:that )?(?:the |all )?outputs?|(?:all )?output (?:is )?escaped|strict comparisons|with docblock|docblocks?|the constructor hooks|["`'].*\b(?:becomes|gives)\b)/i;

/** Words that say where something is to stand, not what it is to do. */
const settings = new Set(['plugin', 'theme', 'site', 'front', 'end', 'handle', 'version', 'page', 'website']);

/** Words that follow a label without being its value. */
const noValue =
  /^(?:the|an?|and|or|with|of|for|in|to|is|are|that|which|should|must|be|on|at|by|from|as|it|its|this|when|if|named|called|below|above|only|not|no|without|has|have|can|may|was|will|does|exists?|value|itself|too|also|like|using|via|next|given|missing|empty|wordpress|php|core)$/i;

const asLabel = String.raw`(?:\s*(?:is|are|named|called|name|with|the|slug|key|id|value|to|of|as|=|:|→|=>|\(|-))*\s*`;

/** Prompts' sentences and list entries, without what frames them. */
export function splitRequirements(prompt: string): string[] {
  return prompt
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .split(/\n+|(?<=[.!?;])\s+(?=[A-Z"'`])/)
    .map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, '').trim())
    .filter((part) => part !== '' && !framing.test(part) && wordsOf(part.replace(/_/g, ' ')).size >= 3);
}

/** The words of a requirement that an answer is held against. */
export function wordsOfRequirement(part: string): string[] {
  return [...wordsOf(part.replace(/_/g, ' '))].filter((word) => !settings.has(word));
}

/** Reads values and wishes out of the sentences and list entries of a prompt, and keeps in mind which it has read. */
export class RequirementsReader {
  /** Sentences and list entries that something has been read from. */
  readonly met = new Set<string>();
  private readonly lines: readonly string[];

  constructor(text: string) {
    this.lines = text
      .split(/\n+|(?<=[.!?;])\s+(?=[A-Z"'`])/)
      .map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, '').trim())
      .filter((part) => part !== '');
  }

  /** The first place where a wish is stated; null where it is not. */
  states(pattern: RegExp): RegExpExecArray | null {
    for (const line of this.lines) {
      const match = pattern.exec(line);
      if (match === null) continue;
      this.met.add(line);
      return match;
    }
    return null;
  }

  /** Takes the sentences and entries for read that hold a part, or are part of it. */
  readsWithin(part: string): void {
    for (const line of this.lines) if (line.includes(part) || part.includes(line)) this.met.add(line);
  }

  /** Takes every sentence and entry for read that has something in it. */
  readsLines(pattern: RegExp): void {
    for (const line of this.lines) if (pattern.test(line)) this.met.add(line);
  }

  /** Takes everything that is said to have been read. */
  takeAll(): void {
    for (const line of this.lines) this.met.add(line);
  }

  /**
   * The value that a label announces, in quotes or bare: `handle acme-tabs`, `label "Acme"`, `(name: fancy)`.
   * @param label source of a regular expression
   */
  value(label: string): string | null {
    const quoted = this.states(
      new RegExp(String.raw`\b(?:${label})\b${asLabel}(?:${'`'}([^${'`'}]+)${'`'}|"([^"]+)"|'([^']+)')`, 'i'),
    );
    const found = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
    if (found !== undefined) return found;
    return (
      this.token(label) ??
      this.states(new RegExp(String.raw`[${'`'}"']([\w@./-]+)[${'`'}"']\s+(?:${label})\b`, 'i'))?.[1] ??
      null
    );
  }

  /** The bare word that a label announces; words of the language are none. */
  token(label: string): string | null {
    const pattern = new RegExp(String.raw`\b(?:${label})\b${asLabel}([@/]?[\w][\w@./-]*\w|\w)`, 'gi');
    for (const line of this.lines)
      for (const [, value = ''] of line.matchAll(pattern)) {
        if (noValue.test(value)) continue;
        this.met.add(line);
        return value;
      }
    return null;
  }

  /** A text for people that a label announces: quoted, or the rest of its clause. */
  phrase(label: string): string | null {
    const quoted = this.states(
      new RegExp(String.raw`\b(?:${label})\b${asLabel}(?:${'`'}([^${'`'}]+)${'`'}|"([^"]+)"|'([^']+)')`, 'i'),
    );
    const found = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
    if (found !== undefined) return found;
    return this.states(new RegExp(String.raw`\b(?:${label})\s*:\s*([^,;.\n()]+)`, 'i'))?.[1]?.trim() ?? null;
  }

  /** The items that follow a label: `supports: title, editor and excerpt`. */
  items(label: string): string[] {
    const rest = this.states(new RegExp(String.raw`\b(?:${label})\b\s*(?::|=|are|is)?\s*([^;.\n]+)`, 'i'))?.[1] ?? '';
    return rest
      .split(/,|\band\b|\bor\b|&/)
      .map((item) => item.replace(/^[\s"'`]+|[\s"'`]+$/g, ''))
      .filter((item) => item !== '');
  }

  /** Whether a property is wanted, refused, or not spoken of (`usual`). */
  flag(word: string, usual: boolean): boolean {
    const refused = new RegExp(
      String.raw`\b(?:no|not|never|without|non|isn't|don't|hidden from|exclude[sd]?(?: from)?|disabled? (?:for|in)?)[\s-](?:be |have |an? |any |in |the |available )*(?:${word})|(?:${word})\W+(?:=>|:|is|set to)?\s*(?:false|no|off|disabled)\b`,
      'i',
    );
    if (this.states(refused) !== null) return false;
    return this.states(new RegExp(word, 'i')) === null ? usual : true;
  }
}
