import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeWith, openInference, type TestInference } from '../../inference/support.ts';
import { WordPressSite } from '../wordpress/site.ts';
import type { InstructionCase } from './cases/instruction-case.ts';

/** What became of a prompt. `complaint`: '' when the answer does what was asked for. */
export interface Outcome {
  readonly area: string;
  readonly prompt: string;
  readonly answer: string;
  readonly complaint: string;
}

/** A model that answers, and a WordPress that runs what it answers, each answer on the same fresh site. */
export class AnswerBench {
  private readonly inference: TestInference = openInference();
  private readonly site = WordPressSite.create();
  private readonly content = join(this.site.folder, 'wp-content');
  private readonly fresh = join(this.site.folder, '../fresh-database');

  constructor() {
    cpSync(join(this.content, 'database'), this.fresh, { recursive: true });
  }

  async close(): Promise<void> {
    this.site.remove();
    await this.inference.close();
  }

  /** Where a must-use plugin of that name lies on the site. */
  mustUsePlugin(name: string): string {
    return join(this.content, 'mu-plugins', name);
  }

  /** Answers a prompt and runs its check. */
  async run({ area, check, ...asked }: InstructionCase): Promise<Outcome> {
    const { answer, value } = await this.evaluate(asked, check);
    const complaint = typeof value === 'string' ? value : `the check returned ${JSON.stringify(value)}`;
    return { area, prompt: asked.prompt, answer, complaint: value === true ? '' : complaint };
  }

  /** Answers a prompt and returns what the code returns beside the answer; a text where either of them dies. */
  async evaluate(
    { prompt, before = '' }: Pick<InstructionCase, 'prompt' | 'before'>,
    code: string,
  ): Promise<{ answer: string; value: unknown }> {
    const { text: answer } = await completeWith(this.inference, prompt, { maxTokens: null });
    rmSync(join(this.content, 'database'), { recursive: true });
    cpSync(this.fresh, join(this.content, 'database'), { recursive: true });
    writeFileSync(this.mustUsePlugin('answer-before.php'), `<?php\n${before}\n`);
    writeFileSync(this.mustUsePlugin('answer.php'), withoutFence(answer));
    return { answer, value: this.resultOf(code) };
  }

  private resultOf(code: string): unknown {
    try {
      return this.site.evaluate<unknown>(
        `wp_set_current_user( 0 ); set_current_screen( 'front' ); try { ${code} } catch ( Throwable $error ) { return get_class( $error ) . ': ' . $error->getMessage(); }`,
      );
    } catch (error) {
      return String(error instanceof Error ? error.message : error).slice(0, 600);
    }
  }
}

function withoutFence(answer: string): string {
  return /```\w*\n([\s\S]*?)```/.exec(answer)?.[1] ?? answer;
}

/** Passes and attempts by area, as a table of Markdown. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const areas = [...new Set(outcomes.map(({ area }) => area))].sort();
  const row = (name: string, of: readonly Outcome[]) =>
    `| ${name} | ${of.filter(({ complaint }) => complaint === '').length} of ${of.length} |`;
  const rows = areas.map((area) =>
    row(
      area,
      outcomes.filter((outcome) => outcome.area === area),
    ),
  );
  return ['| Area | Passed |', '|---|---|', ...rows, row('all', outcomes)].join('\n');
}
