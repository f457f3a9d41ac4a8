import { tokenId } from '../parse-events.ts';

/** An operator between two operands, or one that assigns. */
export interface Operator {
  readonly text: string;
  readonly token: number;
  /** How tightly it binds; as the grammar of tree-sitter-php has it. */
  readonly precedence: number;
  readonly isRightAssociative: boolean;
  /** It reckons and assigns: its left operand is a variable. */
  readonly assigns: boolean;
}

const assignment = 4;

/** How tightly prefixes and what is no operator between two operands bind. */
export const precedences = { assignment, ternary: 5, negation: 20 } as const;

const levels: readonly [precedence: number, operators: string, isRightAssociative?: true][] = [
  [1, 'or'],
  [2, 'xor'],
  [3, 'and'],
  [assignment, '**= *= /= %= += -= .= <<= >>= &= ^= |= ??=', true],
  [6, '??', true],
  [7, '||'],
  [8, '&&'],
  [9, '|'],
  [10, '^'],
  [11, '&'],
  [12, '== != <> === !== <=>'],
  [13, '< > <= >='],
  [14, '|>'],
  [15, '.'],
  [16, '<< >>'],
  [17, '+ -'],
  [18, '* / %'],
  [19, '**', true],
  [21, 'instanceof'],
];

const operators: readonly Operator[] = levels.flatMap(([precedence, texts, isRightAssociative = false]) =>
  texts.split(' ').map((text) => ({
    text,
    token: tokenId(text),
    precedence,
    isRightAssociative,
    assigns: precedence === assignment,
  })),
);

/** By first character, the longest first; among them what only begins like an operator, as null. */
const bySign: (readonly (readonly [string, Operator | null])[] | undefined)[] = [];
const isSign = ({ text }: Operator) => !/^[a-z]/.test(text);
const known: (readonly [string, Operator | null])[] = [
  ...operators.filter(isSign).map((operator) => [operator.text, operator] as const),
  ...['=>', '=', '++', '--', '->', '?->', '...', '<<<'].map((text) => [text, null] as const),
];
for (const entry of known.toSorted(([a], [b]) => b.length - a.length)) {
  const first = entry[0].charCodeAt(0);
  bySign[first] = [...(bySign[first] ?? []), entry];
}

const byWord: ReadonlyMap<string, Operator> = new Map(
  operators.filter((operator) => !isSign(operator)).map((operator) => [operator.text, operator]),
);

/** The operator that stands there, of those that are written as signs; null for a plain `=`, too. */
export function operatorAt(code: string, at: number): Operator | null {
  const candidates = bySign[code.charCodeAt(at)];
  if (candidates === undefined) return null;
  for (let index = 0; index < candidates.length; index++) {
    const [text, operator] = candidates[index] ?? ['', null];
    if (code.startsWith(text, at)) return operator;
  }
  return null;
}

/** The operator that this word is, in lower case. */
export function operatorNamed(word: string): Operator | null {
  return byWord.get(word) ?? null;
}
