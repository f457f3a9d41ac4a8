/** One text of a translation file. */
export interface PoEntry {
  readonly context: string | undefined;
  readonly text: string;
  readonly plural: string | undefined;
  /** One, or one for each form of the plural; empty: not translated. */
  readonly translations: readonly string[];
  /** Files that use the text, without their lines. */
  readonly references: readonly string[];
}

const field = /^(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) )?("(?:\\.|[^"\\])*")$/gm;

/** Reads a translation file or a template. The first entry is the header, a text that is empty. */
export function readPo(source: string): PoEntry[] {
  return source.split(/\n{2,}/).flatMap((block) => {
    const fields = new Map<string, string>();
    let name = '';
    for (const [, begun, quoted = '""'] of block.matchAll(field)) {
      name = begun ?? name;
      fields.set(name, (fields.get(name) ?? '') + JSON.parse(quoted));
    }
    const text = fields.get('msgid');
    if (text === undefined) return [];
    return {
      context: fields.get('msgctxt'),
      text,
      plural: fields.get('msgid_plural'),
      translations: [...fields].filter(([key]) => key.startsWith('msgstr')).map(([, value]) => value),
      references: [...block.matchAll(/^#: (.+?)(?::\d+)?$/gm)].map(([, file = '']) => file),
    };
  });
}

/** By what WordPress looks a text up. */
export const keyOf = ({ context, text }: PoEntry): string => (context === undefined ? text : `${context}\u0004${text}`);
