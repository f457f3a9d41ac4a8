import { type AskedClass, classesIn } from '../drafts/hooks/classes/read-class.ts';
import type { Instruction, NamedParameter } from '../instruction.ts';

/** How a class that holds everything else of an answer is written. */
export interface ClassStyle {
  readonly name: string;
  readonly namespace: string;
  readonly parent: string | null;
  readonly isFinal: boolean;
  /** Every method is static. */
  readonly isStatic: boolean;
  /** Method that gives the only instance; null where there may be several. */
  readonly accessor: string | null;
  /** Method that adds the hooks; `__construct` unless another is named. */
  readonly starter: string;
  readonly isStarterStatic: boolean;
  /** Whether the file makes an instance, or calls what starts a static class. */
  readonly isStarted: boolean;
  readonly constants: AskedClass['constants'];
  /** Parameters of the constructor, kept in properties. */
  readonly injected: readonly NamedParameter[];
}

const starters =
  /\b(?:(static)\s+)?(?:(?:public|the)\s+)?(?:method |function )?[`"']?\b(init|register|hooks|boot|setup|run|register_hooks|add_hooks|init_hooks|load)\b(?:\(\s*\))?[`"']?(?:\s+method)?/gi;

/** Reads how a prompt wants its class written. */
export function readClassStyle({ text }: Instruction, name: string): ClassStyle {
  const known = classesIn(text).find((one) => one.name === name);
  const isStaticClass =
    /\b(?:only static|all (?:methods )?static|static methods? only|static methods\b|static class|methods are (?:all )?static|purely static|with static)/i.test(
      text,
    ) || /\bstatic helpers?\b/i.test(text);
  const accessor = /\bsingleton\b|\bget_instance\b|\binstance\(\)|\bonly one instance\b|\bone shared instance\b/i.test(
    text,
  )
    ? (/\b(get_instance|getInstance|instance)\s*\(\s*\)/.exec(text)?.[1] ??
      (/\bget_instance\b/.test(text) ? 'get_instance' : 'instance'))
    : null;
  const starter = starterIn(text);
  return {
    name,
    namespace: known?.namespace ?? /\bnamespace\s+[`"']?([A-Z][\w\\]*)/.exec(text)?.[1] ?? '',
    parent: known?.parent ?? parentIn(text),
    isFinal: known?.isFinal === true || /\bfinal\b/i.test(text),
    isStatic: isStaticClass || (starter?.isStatic === true && accessor === null),
    accessor,
    starter: starter?.name ?? '__construct',
    isStarterStatic: starter?.isStatic === true || isStaticClass,
    isStarted:
      !/\b(?:do(?:n't| not)|without|never|no need to) (?:instantiat|creat|cal|mak)\w*|\bnothing else\b(?! than)|\b(?:the )?class only\b|\bonly the class\b|\bjust the class\b|\bnot? instantiat/i.test(
        text,
      ),
    constants: known?.constants ?? [],
    injected: injectedIn(text, known),
  };
}

function parentIn(text: string): string | null {
  return /\bextend(?:s|ing)\s+[`"']?\\?([A-Z]\w*)/.exec(text)?.[1] ?? null;
}

/** The method that is said to add the hooks. */
function starterIn(text: string): { name: string; isStatic: boolean } | null {
  for (const match of text.matchAll(starters)) {
    const [whole, isStatic, name = ''] = match;
    const around = text.slice(match.index, match.index + whole.length + 60);
    const isCalled = new RegExp(`\\b${name}\\s*\\(\\s*\\)`).test(whole);
    const isMethod = /\bmethod\b/i.test(whole);
    if (!isCalled && !isMethod) continue;
    if (isStatic !== undefined || /\b(?:hooks?|adds?|attach|called|register)/i.test(around) || isCalled)
      return { name, isStatic: isStatic !== undefined || new RegExp(`::${name}\\b`).test(text) };
  }
  return null;
}

function injectedIn(text: string, known: AskedClass | undefined): NamedParameter[] {
  const written = /\b(?:__construct|constructor)\s*\(([^)]*\$[^)]*)\)/i.exec(text)?.[1];
  if (written === undefined)
    return (known?.injected ?? []).map(({ type, name, fallback }) => ({
      type,
      name,
      defaultValue: fallback,
      prefix: '',
    }));
  return [...written.matchAll(/(\??[\\\w|]+)?\s*\$(\w+)(?:\s*=\s*([^,]+))?/g)].map(
    ([, type = '', name = '', fallback = '']) => ({
      type,
      name,
      defaultValue: fallback.trim(),
      prefix: '',
    }),
  );
}
