import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { capabilities } from '@presswright/shared/wordpress/capabilities';
import { wordpressClass, wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import type { CompletionItem } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import { describeClass, describeFunction, describeHook, describeMethod } from '../wordpress/describe.ts';
import type { ItemData } from './items.ts';

/** The item with what is known of its name: a line for the list, and a page beside it. */
export function resolveItem(item: CompletionItem): CompletionItem {
  const data = item.data as ItemData | undefined;
  if (data?.source !== 'names') return item;
  const { detail, page } = tell(data);
  return {
    ...item,
    ...(detail !== '' && { detail }),
    ...(page !== undefined && { documentation: { kind: MarkupKind.Markdown, value: page } }),
  };
}

interface Told {
  readonly detail: string;
  readonly page?: string | undefined;
}

function tell(data: ItemData): Told {
  const { name, kind, of, owner = '', signature } = data;
  if (signature !== undefined) {
    const code = `\`\`\`php\n<?php\n${signature}\n\`\`\``;
    return { detail: 'This project', page: signature.startsWith('function ') ? code : undefined };
  }
  switch (kind) {
    case 'function':
      return { detail: since('WordPress function', wordpressFunction(name)?.since), page: describeFunction(name) };
    case 'class':
      return { detail: since('WordPress class', wordpressClass(name)?.since), page: describeClass(name) };
    case 'method':
      return {
        detail: since(owner, methodSignature(owner, name)?.facts.since),
        page: describeMethod(owner, name),
      };
    case 'key':
      return tellKey(owner, name);
    case 'text':
      return of === undefined ? { detail: owner.slice(owner.lastIndexOf('.') + 1) } : tellText(of, name);
    default:
      return { detail: `WordPress ${kind}` };
  }
}

function tellKey(path: string, name: string): Told {
  const key = arrayKeys(path).find((each) => each.name === name);
  if (key === undefined) return { detail: '' };
  const facts = [
    key.defaultValue === '' ? '' : `Default: \`${key.defaultValue}\``,
    key.values.length === 0 ? '' : `Values: ${key.values.map((value) => `\`'${value}'\``).join(', ')}`,
    key.since === '' ? '' : `Since WordPress ${key.since}`,
  ].filter((fact) => fact !== '');
  return { detail: key.type, page: facts.join('\n\n') || undefined };
}

function tellText(of: string, name: string): Told {
  if (of === 'hook') {
    const facts = wordpressHook(name);
    return { detail: since(`WordPress ${facts?.kind ?? 'hook'}`, facts?.since), page: describeHook(name) };
  }
  if (of === 'capability') {
    const capability = capabilities.find((each) => each.name === name);
    const roles = capability?.roles ?? [];
    if (capability?.isMeta) return { detail: 'capability', page: 'Mapped to others for what it is asked of.' };
    return { detail: 'capability', page: roles.length === 0 ? undefined : `Roles: ${roles.join(', ')}` };
  }
  if (of === 'callback' || of === 'function')
    return { detail: since('WordPress function', wordpressFunction(name)?.since), page: describeFunction(name) };
  if (of === 'class') return { detail: 'class', page: describeClass(name) };
  return { detail: of };
}

function since(what: string, version: string | undefined): string {
  return version ? `${what}, since ${version}` : what;
}
