import type { SourceText } from '../../source-text.ts';
import type { Span } from '../php/flow/value.ts';

/** A plugin's or theme's readme.txt. */
export interface ReadmeDocument {
  /** `=== Name ===` of the first line; null when it is missing. */
  readonly name: { readonly at: Span; readonly text: string } | null;
  /** `Key: value` lines above the first section, by lower-case key. */
  readonly headers: ReadonlyMap<string, { readonly at: Span; readonly key: string; readonly value: string }>;
  /** `== Description ==` and the like, in order. */
  readonly sections: readonly { readonly at: Span; readonly title: string; readonly body: Span }[];
  /** The line or lines between the headers and the first section. */
  readonly shortDescription: { readonly at: Span; readonly text: string } | null;
}

/** Reads a readme the way the plugin directory does. */
export function parseReadme(source: SourceText): ReadmeDocument {
  let name: ReadmeDocument['name'] = null;
  const headers = new Map<string, { at: Span; key: string; value: string }>();
  const sections: { at: Span; title: string; body: { start: number; end: number } }[] = [];
  let short: { at: { start: number; end: number }; text: string } | null = null;
  for (let line = 1; line <= source.lineCount; line++) {
    const raw = source.lineText(line);
    const text = raw.trim();
    const start = source.lineStart(line);
    const at = { start, end: start + raw.length };
    const last = sections.at(-1);
    const title = /^(={1,3})\s*(.+?)\s*=*$/.exec(text) ?? /^(#{1,2})\s+(.+?)\s*#*$/.exec(text);
    if (title !== null && name === null && last === undefined && /^(?:===|#$)/.test(title[1] ?? '')) {
      name = { at, text: title[2] ?? '' };
    } else if (title !== null && (title[1] === '==' || title[1] === '##')) {
      sections.push({ at, title: title[2] ?? '', body: { start: at.end, end: at.end } });
    } else if (last !== undefined) {
      last.body.end = at.end;
    } else {
      const header = short === null ? /^([A-Za-z][A-Za-z ]{1,30}):\s*(.*)$/.exec(text) : null;
      if (header !== null) {
        headers.set((header[1] ?? '').toLowerCase(), { at, key: header[1] ?? '', value: header[2] ?? '' });
      } else if (text !== '') {
        if (short === null) short = { at, text };
        else short = { at: { start: short.at.start, end: at.end }, text: `${short.text} ${text}` };
      }
    }
  }
  return { name, headers, sections, shortDescription: short };
}
