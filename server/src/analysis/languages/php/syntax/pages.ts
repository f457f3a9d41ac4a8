import { chars, isNamePart } from './characters.ts';
import { giveUp } from './give-up.ts';

/** Where an opening tag ends. */
export function tagEnd(code: string, tag: number): number {
  if (code.charCodeAt(tag + 2) === chars.equals) return tag + 3;
  const end = tag + 5;
  if (code.slice(tag + 2, end).toLowerCase() !== 'php' || isNamePart(code.charCodeAt(end))) giveUp();
  return end;
}

/** Where page text ends that goes on to there: white space that follows a bare `<` is none of it, nor is white space alone. */
export function pageEnd(code: string, start: number, until: number): number {
  const bracket = code.lastIndexOf('<', until - 1);
  const from = bracket >= start ? bracket + 1 : start;
  const rest = code.slice(from, until);
  if (/[^\s]/.test(rest)) return until;
  if (/[^ \t\r\n]/.test(rest)) giveUp();
  return from;
}
