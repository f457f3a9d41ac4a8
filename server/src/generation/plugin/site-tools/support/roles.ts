import type { Clause } from '../../../understanding/clause.ts';

const roleWords: readonly (readonly [RegExp, string])[] = [
  [/ (?:admins|administrators?|(?:except|but|for|not|an|than|from) (?:the )?admin) /, 'administrator'],
  [/ editors? /, 'editor'],
  [/ authors? /, 'author'],
  [/ contributors? /, 'contributor'],
  [/ (?:subscribers?|members?) /, 'subscriber'],
  [/ (?:customers?|shoppers?) /, 'customer'],
  [/ shop managers? /, 'shop_manager'],
];

const named = (text: string): string[] => roleWords.filter(([words]) => words.test(text)).map(([, role]) => role);

/** Roles that a statement names, or all but those. */
export interface RolesSaid {
  readonly roles: readonly string[];
  readonly isExcept: boolean;
}

const exception =
  / (?:except|excluding|but(?: not)?|other than|apart from|besides|unless|not|who (?:is|are) not|who (?:isn't|aren't)) (?:for |to |they are |the |a |an )*/;

/** "Only administrators see it" leaves the others out. */
const grants =
  / (?:shows?|shown|display|displays|displayed|see|sees|seen|visible|allow|allows|access|accessible|restrict|restricts|restricted|limit|limits|limited|keep|keeps|use|enter|reach) /;

/** The roles that a statement is about: "for subscribers", "for everyone except administrators"; null when it names none. */
export function rolesIn({ line }: Pick<Clause, 'line'>): RolesSaid | null {
  const text = line
    .replace(/ non[- ](?=[a-z])/g, ' not ')
    .replace(/ (block|classic|theme|file|site|plugin) editors? /g, ' ');
  const only = grants.test(text) ? / (?:only|just) /.exec(text) : null;
  const except = exception.exec(text) ?? only;
  if (except !== null) {
    const roles = named(text.slice(except.index));
    if (roles.length > 0) return { roles, isExcept: true };
  }
  const roles = named(
    text.replace(
      / (?:admin|author|subscriber|member) (?=bar|toolbar|area|menus?|notices?|archives?|pages?|panel|footer|dashboard|e-?mail)/g,
      ' ',
    ),
  );
  return roles.length > 0 ? { roles, isExcept: false } : null;
}
