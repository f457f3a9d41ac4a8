import { store as blockEditorStore } from '@wordpress/block-editor';
import { type Block, parse, serialize } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { dispatch, select, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { severityLabel } from '../findings/labels.ts';
import type { Issue } from '../findings/types.ts';
import { request } from '../shared/api.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { Waiting } from '../shared/waiting.tsx';
import { announce, areValid } from './insert.ts';
import { blockAt, type TextEdit, withEdits } from './markup-edits.ts';
import { told } from './told.ts';

/** A finding, with what corrects it. */
interface MarkupIssue extends Issue {
  edits: TextEdit[];
}

/** What was checked, and what was found. */
export interface Outcome {
  clientIds: readonly string[];
  markup: string;
  issues: MarkupIssue[];
}

/** Blocks in the order in which they begin; classic content has no delimiters. */
const inOrder = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ name }) => name !== 'core/freeform').flatMap((block) => [block, ...inOrder(block.innerBlocks)]);

interface Props {
  outcome: Outcome | undefined;
  onChecked: (outcome: Outcome) => void;
}

/** Checks the selected blocks, or all, and corrects what can be corrected. */
export function ImprovePanel({ outcome, onChecked }: Props) {
  const task = useTask<'check'>();
  const selected = useSelect((choose) => choose(blockEditorStore).getSelectedBlockClientIds(), []);

  const check = async (clientIds: readonly string[]) => {
    const blocks = blocksOf(clientIds);
    const markup = serialize(blocks);
    const found = await task.run('check', (signal) =>
      request<{ issues: MarkupIssue[] }>('/markup-checks', { markup }, signal),
    );
    if (found !== undefined)
      onChecked({ clientIds: blocks.map(({ clientId }) => clientId), markup, issues: found.issues });
  };
  const start = () => {
    const { getBlocks } = select(blockEditorStore);
    const clientIds = selected.length > 0 ? selected : getBlocks().map(({ clientId }) => clientId);
    if (clientIds.length > 0) void check(clientIds);
  };
  const fix = async ({ clientIds, markup }: Outcome, { edits }: MarkupIssue) => {
    const isSame = serialize(blocksOf(clientIds)) === markup;
    const blocks = isSame ? parse(withEdits(markup, edits)) : [];
    if (isSame && areValid(blocks)) {
      await dispatch(blockEditorStore).replaceBlocks(clientIds, blocks);
      announce(__('Corrected. Undo takes it back.', 'presswright'));
      return check(blocks.map(({ clientId }) => clientId));
    }
    // Somebody has gone on writing since: places may have moved.
    return check(clientIds);
  };
  const isBusy = task.busy !== undefined;

  return (
    <div className="presswright-stack">
      <p className="presswright-muted">
        {__(
          'Looks for skipped heading levels, links without text, unknown blocks, colors and sizes, and content that WordPress would not accept.',
          'presswright',
        )}
      </p>
      <Button
        __next40pxDefaultSize
        variant="secondary"
        isBusy={isBusy}
        disabled={isBusy}
        accessibleWhenDisabled
        onClick={start}
      >
        {selected.length > 0 ? __('Check the selection', 'presswright') : __('Check all blocks', 'presswright')}
      </Button>
      {isBusy && <Waiting text={__('Checking…', 'presswright')} onCancel={task.cancel} />}
      {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={told().pages.settings} />}
      {outcome !== undefined && (
        <>
          <p role="status">
            {outcome.issues.length === 0
              ? __('Nothing to improve was found.', 'presswright')
              : sprintf(
                  /* translators: %d: number of findings. */
                  _n('%d finding', '%d findings', outcome.issues.length, 'presswright'),
                  outcome.issues.length,
                )}
          </p>
          <ul className="presswright-clauses">
            {outcome.issues.map((issue) => (
              <li key={`${issue.rule}:${issue.line}:${issue.column}`}>
                <strong>{severityLabel(issue.severity)}</strong> {issue.message}{' '}
                <span className="presswright-muted">{issue.suggestion}</span>
                <div className="presswright-suggestions">
                  <Button variant="secondary" size="compact" onClick={() => show(outcome, issue)}>
                    {__('Show', 'presswright')}
                  </Button>
                  {issue.edits.length > 0 && (
                    <Button
                      variant="secondary"
                      size="compact"
                      disabled={isBusy}
                      onClick={() => void fix(outcome, issue)}
                    >
                      {__('Correct', 'presswright')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const blocksOf = (clientIds: readonly string[]): Block[] =>
  select(blockEditorStore)
    .getBlocksByClientId(clientIds)
    .filter((block) => block !== null);

/** Selects the block that a finding is about. */
function show({ clientIds, markup }: Outcome, { line, column }: MarkupIssue): void {
  const block = inOrder(blocksOf(clientIds))[blockAt(markup, line, column)];
  if (block !== undefined) void dispatch(blockEditorStore).selectBlock(block.clientId);
}
