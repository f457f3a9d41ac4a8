import { titleOf } from '../../instructions/naming.ts';
import type { JsValue } from '../../writers/js.ts';
import type { Ask } from '../ability.ts';

/** What recipes for scripts read of a prompt. */
export class ScriptPrompt {
  readonly text: string;
  readonly prose: string;
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
    this.text = ask.instruction.text;
    this.prose = ask.instruction.prose;
  }

  says(pattern: RegExp): boolean {
    return pattern.test(this.prose);
  }

  match(pattern: RegExp): string | null {
    return pattern.exec(this.text)?.[1] ?? null;
  }

  /** A block of WordPress' or others', the first that is named. */
  get block(): string | null {
    return (
      this.match(/\b(core\/[a-z][a-z-]*)\b/) ??
      this.match(/\bblocks?\b[^.\n]{0,20}?[`"']?\b([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\b/)
    );
  }

  /** A name with a namespace that is not core's. */
  get ownName(): string | null {
    return this.match(/(?<![/\w@.-])((?!core\/|wp\/|wordpress\/)[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)(?![/\w-])/);
  }

  /** A text for people: named as title or label, else the first that is in quotes and reads like one. */
  title(fallback: string): string {
    const { quoted } = this.ask.instruction;
    const said = quoted.find(
      ({ before }) => /(?:title|titled|label|labell?ed|called|named|text)\s*:?\s*$/.test(before) && true,
    );
    const phrase = quoted.find(({ text }) => /[A-Z ]/.test(text) && !/[/{_]/.test(text));
    const found = [phrase, said].find((one) => one !== undefined && !/^[a-z0-9_/-]+$/.test(one.text));
    return found?.text ?? said?.text ?? titleOf(fallback);
  }

  /** A slug: said to be the name, in quotes, or made of the title. */
  slug(fallback: string): string {
    const said =
      this.match(/\b(?:name|slug|named|called)\b\s*(?:is|of|:|=)?\s*[`"']?([a-z][a-z0-9-]*)[`"']?(?![\w/])/) ??
      this.ask.instruction.quoted.find(({ text }) => /^[a-z][a-z0-9-]*$/.test(text))?.text;
    return (
      said ??
      fallback
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    );
  }

  /** The key of post meta that is named. */
  get metaKey(): string | null {
    return (
      this.match(/\b(?:post )?meta(?: (?:field|key|value))?\s*(?:named|called|key|:)?\s*[`"']?(_?[a-z]\w+)[`"']?/) ??
      this.match(/[`"']?(_?[a-z]\w*_\w+)[`"']?\s+(?:post )?meta\b/)
    );
  }

  /** An object that is written out in the prompt, as values; null where it cannot be read. */
  objectAfter(word: RegExp): { readonly [key: string]: JsValue } | null {
    const at = word.exec(this.text);
    const [text] = at === null ? [] : (/\{[^{}]*\}/.exec(this.text.slice(at.index)) ?? []);
    if (text === undefined) return null;
    const json = text.replace(/'([^']*)'/g, '"$1"').replace(/([{,]\s*)([A-Za-z_]\w*)\s*:/g, '$1"$2":');
    try {
      return JSON.parse(json) as { readonly [key: string]: JsValue };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return null;
    }
  }

  /** A function that the prompt names, with its parameters. */
  get fn(): { readonly name: string; readonly parameters: string[] } | null {
    const [, name, list = ''] =
      /[`"']?\b([a-z][A-Za-z0-9]*)\(\s*([\w\s,]*)\)/.exec(this.text) ??
      /\bfunction\s+(?:named |called )?[`"']?([a-z]\w*)[`"']?/i.exec(this.text) ??
      [];
    return name === undefined || /^(?:wp|array)$/.test(name)
      ? null
      : {
          name,
          parameters: list
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one !== ''),
        };
  }

  get component(): string | null {
    return this.match(/\bcomponent\s+(?:named |called )?[`"']?([A-Z]\w+)/);
  }

  /** Lists in brackets after a word: "actions addItem and removeItem". */
  namesAfter(word: string): string[] {
    const list =
      new RegExp(
        String.raw`\b${word}s?\b\s*:?\s*((?:[\`"']?[a-z]\w*[\`"']?(?:\s*\([^)]*\))?(?:\s*,\s*(?:and\s+)?|\s+and\s+)?)+)`,
        'i',
      ).exec(this.text)?.[1] ?? '';
    return list
      .split(/,|\band\b/)
      .map((part) => /[a-z]\w*/i.exec(part)?.[0] ?? '')
      .filter(
        (name) =>
          /^[a-z]+[A-Z]?\w*$/.test(name) &&
          !/^(?:and|selector|selectors|action|actions|that|which|with|the)$/.test(name),
      );
  }
}
