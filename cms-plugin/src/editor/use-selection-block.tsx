import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BlockMaker } from './block-maker.tsx';
import { announce, filledBlock, insertAtSelection, isThere, replaceWith } from './insert.ts';
import type { SelectionContent } from './selection-content.ts';
import { type BlockPlanning, useBlockPlan } from './use-block-plan.ts';

/** What was selected when its plan was asked for. */
export interface Selection extends SelectionContent {
  clientIds: readonly string[];
}

interface SelectionBlock {
  planning: BlockPlanning;
  start: (selection: Selection) => void;
  /** The window in which the block is made, while it is; it outlives the sidebar, which closes on narrow screens. */
  maker: ReactNode;
}

/** A block that takes the place of what is selected. */
export function useSelectionBlock(): SelectionBlock {
  const planning = useBlockPlan('editor-selection');
  const [selection, setSelection] = useState<Selection>();

  const insert = (name: string) => {
    if (selection === undefined) return;
    const block = filledBlock(name, selection.values);
    const isReplaced = isThere(selection.clientIds);
    if (isReplaced) replaceWith(selection.clientIds, block);
    else insertAtSelection([block]);
    const missing = Object.keys(selection.values).filter((key) => !(key in block.attributes));
    announce(
      [
        isReplaced
          ? __('The block has taken the place of the selection. Undo brings the selection back.', 'presswright')
          : __('The block was inserted: the selection is not there any more.', 'presswright'),
        ...(missing.length === 0
          ? []
          : [
              sprintf(
                /* translators: %s: names of fields. */
                __('Not taken over, because the block has no such field: %s.', 'presswright'),
                missing.map((key) => selection.attributes[key]?.label ?? key).join(', '),
              ),
            ]),
      ].join(' '),
    );
    setSelection(undefined);
  };

  return {
    planning,
    start: setSelection,
    maker: selection !== undefined && (
      <BlockMaker planning={planning} onInstalled={insert} onClose={() => setSelection(undefined)} />
    ),
  };
}
