import { store as blockEditorStore } from '@wordpress/block-editor';
import { type Block, createBlock, getBlockType } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { valuesFor } from './selection-content.ts';

/** A new block of a type, filled as far as the type has places. */
export function filledBlock(name: string, values: Readonly<Record<string, unknown>>): Block {
  return createBlock(name, valuesFor(getBlockType(name)?.attributes ?? {}, values));
}

/** Puts a block in the place of others: one step for Undo. */
export function replaceWith(clientIds: readonly string[], block: Block): void {
  void dispatch(blockEditorStore).replaceBlocks(clientIds, [block], 0);
}

/** Puts a block in the place of one that only asked for it: one step for Undo together with that one's insertion. */
export function replacePlaceholder(clientId: string, block: Block): void {
  dispatch(blockEditorStore).__unstableMarkNextChangeAsNotPersistent();
  void dispatch(blockEditorStore).replaceBlocks(clientId, [block], 0);
}

/** Inserts blocks behind the selected one, else at the end: one step for Undo. */
export function insertAtSelection(blocks: readonly Block[]): void {
  const { rootClientId, index } = select(blockEditorStore).getBlockInsertionPoint();
  void dispatch(blockEditorStore).insertBlocks(blocks, index, rootClientId, true);
}

/** Whether all of the blocks, with those inside, are as the editor would save them. */
export const areValid = (blocks: readonly Block[]): boolean =>
  blocks.every(({ isValid, innerBlocks }) => isValid && areValid(innerBlocks));

/** Whether blocks are still in the content. */
export const isThere = (clientIds: readonly string[]): boolean =>
  clientIds.every((id) => select(blockEditorStore).getBlock(id) !== null);

/** Tells at the edge of the editor, and to screen readers, what has been done. */
export function announce(text: string): void {
  dispatch('core/notices').createSuccessNotice(text, { type: 'snackbar' });
}
