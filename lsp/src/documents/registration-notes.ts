import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { Issue } from '@presswright/shared/schemas/analysis';
import type { EntryPoint, EntryPointSink } from '@presswright/shared/schemas/entry-points';
import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Event,
  type Range,
} from 'vscode-languageserver';
import type { EntryPoints } from '../workspace/entry-points.ts';
import { entryKindName } from './entry-texts.ts';
import { type DiagnosticSupport, diagnosticSource } from './issue-diagnostics.ts';
import type { RulePages } from './rule-pages.ts';

/** Registrations that one finding names; a helper may be reached from everywhere. */
const maxRegistrations = 5;

/** Ties findings to the places where what they are in is registered, in both directions. */
export class RegistrationNotes {
  readonly #entryPoints: EntryPoints;
  readonly #support: DiagnosticSupport;
  readonly #pages: RulePages;

  constructor(entryPoints: EntryPoints, support: DiagnosticSupport, pages: RulePages) {
    this.#entryPoints = entryPoints;
    this.#support = support;
    this.#pages = pages;
  }

  /** Fires when there is something new to say. */
  get onChanged(): Event<void> {
    return this.#entryPoints.onChanged;
  }

  /** The same as long as there is the same to say of a document; '': nothing. */
  stamp(uri: string): string {
    const about = this.#entryPoints.all.filter(
      ({ file, sinks }) => file === uri || sinks.some((sink) => sink.file === uri && sink.rules),
    );
    return about.length === 0
      ? ''
      : createHash('sha256').update(JSON.stringify(about)).digest('base64url').slice(0, 12);
  }

  /**
   * Notes at the registrations of a document whose handlers lead to findings in other files.
   * @param issues of the document: what is found at the registration itself needs no note
   */
  notesOf(uri: string, text: string, issues: readonly Issue[]): Diagnostic[] {
    const lines = text.split(/\r\n|\r|\n/);
    const notes = this.#entryPoints.all.flatMap((entry) => {
      if (entry.file !== uri) return [];
      const isSaid = (rule: string) => issues.some((issue) => issue.rule === rule && issue.line === entry.line);
      const findings = entry.sinks.flatMap((sink) => {
        const rules = sink.file === uri ? [] : (sink.rules ?? []).filter((rule) => !isSaid(rule));
        return rules.length === 0 ? [] : [{ ...sink, rules }];
      });
      const range = findings.length === 0 ? undefined : registrationRange(entry, lines);
      return range === undefined ? [] : [this.#note(entry, findings, range)];
    });
    return notes.sort((a, b) => a.range.start.line - b.range.start.line);
  }

  /** Where the handlers are registered that reach a finding, as places that belong to it. */
  registrationsOf(uri: string, issue: Issue): DiagnosticRelatedInformation[] {
    if (!this.#support.relatedInformation) return [];
    const reaching = this.#entryPoints.all.filter(({ sinks }) =>
      sinks.some((sink) => sink.file === uri && sink.line === issue.line && sink.rules?.includes(issue.rule)),
    );
    return reaching.slice(0, maxRegistrations).map((entry) => ({
      location: { uri: entry.file, range: pointAt(entry) },
      message: `Reached through the ${titleOf(entry)}, which is registered here`,
    }));
  }

  #note(entry: EntryPoint, findings: readonly EntryPointSink[], range: Range): Diagnostic {
    const rules = [...new Set(findings.flatMap((sink) => sink.rules ?? []))];
    const [rule = ''] = rules;
    const href = this.#support.codeDescription ? this.#pages.address(rule, undefined) : undefined;
    const places = findings.slice(0, 2).map(({ file, line }) => `${basename(decodeURIComponent(file))}:${line}`);
    const more = findings.length > places.length ? ', …' : '';
    const count = findings.length === 1 ? 'a finding' : `${findings.length} findings`;
    const related = findings.map((sink) => ({
      location: { uri: sink.file, range: pointAt(sink) },
      message: `${sink.label}: ${sink.rules?.join(', ')}`,
    }));
    return {
      range,
      severity: DiagnosticSeverity.Information,
      source: diagnosticSource,
      code: rule,
      message: `The ${titleOf(entry)} leads to ${count} in another file: ${rules.join(', ')} (${places.join(', ')}${more}).`,
      ...(href === undefined ? {} : { codeDescription: { href } }),
      ...(this.#support.relatedInformation ? { relatedInformation: related } : {}),
    };
  }
}

/** Such as `AJAX action wp_ajax_shop_save`. */
function titleOf({ kind, name }: EntryPoint): string {
  return name === '' ? entryKindName(kind) : `${entryKindName(kind)} ${name}`;
}

function pointAt({ line, column }: { readonly line: number; readonly column: number }): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: start };
}

/** Where the registration stands in the text of now: the line that it was in, else the next that names it; undefined: it is gone. */
function registrationRange({ name, line, column }: EntryPoint, lines: readonly string[]): Range | undefined {
  const last = name.split('/').at(-1) ?? '';
  const isThere = (text: string | undefined) => text !== undefined && (last === '' || text.includes(last));
  const isSameLine = isThere(lines[line - 1]);
  const at = isSameLine ? line - 1 : lines.findIndex(isThere);
  const text = lines[at];
  if (text === undefined || (last === '' && !isSameLine)) return undefined;
  const start = isSameLine ? column - 1 : text.length - text.trimStart().length;
  return { start: { line: at, character: start }, end: { line: at, character: text.trimEnd().length } };
}
