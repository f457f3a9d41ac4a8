import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import { wantsCode } from '../../generation/by-model/wants-code.ts';
import { codeRules, forVersion } from '../../inference/asked.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import type { CodeRequest } from './gate-answers.ts';
import { toTask } from './text-generation.ts';

/** The code that a prompt asks a model for; null: it asks for none, or the model follows no instructions. */
export function codeOfPrompt(body: GenerateRequest, { engine, contextWindow }: ModelEntry): CodeRequest | null {
  const { prompt, suffix = '', language = null } = body;
  if (!engine.capabilities.instructions || !wantsCode({ prompt, suffix, language })) return null;
  const version = body.context?.cms_version ?? null;
  return {
    asked: { prompt, language, version, form: 'code' },
    task: toTask(body, contextWindow, body.seed ?? 0),
    messages: [
      { role: 'system', content: `${codeRules}${forVersion(version)}` },
      { role: 'user', content: prompt },
    ],
    wanted: 'the whole code',
    instead: prompt,
  };
}
