import { isFindingData } from '@presswright/shared/finding-data';
import { type Diagnostic, type Location, languages, type Uri } from 'vscode';
import { pathOf } from '../places.ts';
import type { Finding, Place } from './finding.ts';

/** The findings among a file's diagnostics. */
export function readFindings(uri: Uri): Finding[] {
  return languages.getDiagnostics(uri).flatMap((diagnostic) => findingOf(uri, diagnostic) ?? []);
}

/** Every address that has diagnostics of ours. */
export function urisWithFindings(): Uri[] {
  return languages.getDiagnostics().flatMap(([uri, list]) => (list.some((one) => findingOf(uri, one)) ? [uri] : []));
}

/** A diagnostic as a finding; undefined where it is none of ours, or a note that belongs to no rule. */
export function findingOf(uri: Uri, diagnostic: Diagnostic): Finding | undefined {
  // the language client keeps what the server sent along
  const { data } = diagnostic as { readonly data?: unknown };
  const rule = ruleOf(diagnostic);
  if (rule === undefined || !isFindingData(data)) return undefined;
  const { range, message, relatedInformation = [] } = diagnostic;
  return {
    ...data,
    ...placeOf({ uri, range }),
    endLine: range.end.line,
    endCharacter: range.end.character,
    rule,
    message,
    steps: relatedInformation.map(({ location, message: text }) => ({ ...placeOf(location), message: text })),
  };
}

/** The id of the rule that a diagnostic of ours is of. */
export function ruleOf({ source, code }: Diagnostic): string | undefined {
  if (source?.toLowerCase() !== 'presswright') return undefined;
  const value = typeof code === 'object' ? code.value : code;
  return value === undefined ? undefined : String(value);
}

function placeOf({ uri, range }: Location): Place {
  const { line, character } = range.start;
  return { uri: uri.toString(), path: pathOf(uri), line, character };
}
