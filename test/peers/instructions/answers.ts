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

  /** Answers a prompt and runs its check. */
  async run({ area, prompt, check, before = '' }: InstructionCase): Promise<Outcome> {
    const { text: answer } = await completeWith(this.inference, prompt, { maxTokens: null });
    const plugin = (name: string) => join(this.content, 'mu-plugins', name);
    rmSync(join(this.content, 'database'), { recursive: true });
    cpSync(this.fresh, join(this.content, 'database'), { recursive: true });
    writeFileSync(plugin('answer-before.php'), `<?php\n${before}\n`);
    writeFileSync(plugin('answer.php'), withoutFence(answer));
    return { area, prompt, answer, complaint: this.complaintOf(check) };
  }

  private complaintOf(check: string): string {
    try {
      const result = this.site.evaluate<unknown>(
        `wp_set_current_user( 0 ); set_current_screen( 'front' ); try { ${check} } catch ( Throwable $error ) { return get_class( $error ) . ': ' . $error->getMessage(); }`,
      );
      return result === true ? '' : `the check returned ${JSON.stringify(result)}`;
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
