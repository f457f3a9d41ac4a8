import { wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Instruction } from '../instruction.ts';
import type { Attachment } from '../recipe.ts';
import type { NamedPart } from '../write-function.ts';

/** What an entry may say beside the name of a function and hooks, when it asks only for the one to run on the others. */
const small =
  /\b(?:is|are|be|must|should|runs?|run|called|calls?|hook(?:ed|s)?|attach(?:ed)?|on|to|into|for|the|it|and|or|also|action|filter|hooks|actions|filters|method|function|with|priority|when|whenever|automatically|everything|static|by|of|each|both)\b|\d+/gi;

/** An entry that says of a function of the prompt on which hooks it runs. */
export interface AttachedFunction {
  readonly name: string;
  readonly entry: string;
  readonly hooks: readonly Attachment[];
}

/** The entries that only hook functions: "flush on `save_post` and `deleted_post`". */
export function attachedIn({ functions }: Instruction, entries: readonly string[]): AttachedFunction[] {
  return entries.flatMap((entry) => {
    const [, sign] = /^\W*(?:the )?(?:method |function )?[`"']?(\w+)\s*\([^)]*\$[^)]*\)/.exec(entry) ?? [];
    if (sign !== undefined) return [];
    const fn = functions.find(({ name }) => new RegExp(`(?<![\\w\`"']_?)[\`"']?\\b${name}\\b(?!_)`).test(entry));
    if (fn === undefined || /^\W*[`"']?\w+[`"']?\(\)\s*:\s*\w/.test(entry)) return [];
    const names = [...new Set(entry.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|\binit\b/g) ?? [])].filter(
      (name) => name !== fn.name && (wordpressHook(name) !== undefined || /^save_post_\w+$/.test(name)),
    );
    if (names.length === 0) return [];
    const left = [fn.name, ...names].reduce((text, name) => text.replaceAll(name, ' '), entry).replace(small, ' ');
    if (/[a-z]{3,}/i.test(left)) return [];
    const priority = /\bpriority\s*(\d+)/i.exec(entry)?.[1];
    return [
      { name: fn.name, entry, hooks: names.map((hook) => attachment(hook, fn.parameters?.length ?? 1, priority)) },
    ];
  });
}

function attachment(hook: string, count: number, priority: string | undefined): Attachment {
  const kind = wordpressHook(hook)?.kind === 'filter' ? 'filter' : 'action';
  return {
    kind,
    hook,
    ...(count > 1 ? { args: count } : {}),
    ...(priority === undefined ? {} : { priority: Number(priority) }),
  };
}

/** Parts with the hooks that entries of their own name for them. */
export function withAttached(parts: readonly NamedPart[], attached: readonly AttachedFunction[]): NamedPart[] {
  return parts.map((part) => {
    const hooks = attached.filter(({ name }) => name === part.name).flatMap((one) => one.hooks);
    const own = part.composed.hooks ?? [];
    const fresh = hooks.filter(({ hook }) => !own.some((one) => one.hook === hook));
    return fresh.length === 0 ? part : { ...part, composed: { ...part.composed, hooks: [...own, ...fresh] } };
  });
}
