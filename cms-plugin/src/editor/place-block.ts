import { createBlock } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { toProblem } from '../shared/api.ts';
import { blockParameter } from '../shared/block-parameter.ts';
import { insertAtSelection } from './insert.ts';
import { loadBlock } from './load-block.ts';

/** Resolves when the editor holds its content. */
const isReady = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!select('core/editor').__unstableIsEditorReady()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check, 'core/editor');
    check();
  });

/** Puts the block of the project that the address names, if it names one, on the page. */
export async function placeAskedBlock(): Promise<void> {
  const project = Number(new URLSearchParams(location.search).get(blockParameter));
  if (!Number.isInteger(project) || project < 1) return;
  await isReady();
  try {
    insertAtSelection([createBlock(await loadBlock(project))]);
  } catch (thrown) {
    dispatch('core/notices').createErrorNotice(toProblem(thrown).message);
  }
}
