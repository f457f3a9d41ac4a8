import { generateBlock } from '../../block/generate-block.ts';
import type { Slots } from '../../slots.ts';
import type { Layout, ScaffoldPlan } from '../plan.ts';

/** A plugin with one block, rendered by the server. */
export function block({ names, summary, author }: ScaffoldPlan, slots: Slots): Layout {
  const made = generateBlock(
    { block_type: names.title, description: summary, author, features: ['server_side_rendering', 'example'] },
    slots,
  );
  const files = made.files.flatMap(({ path, role, content }) =>
    typeof content === 'string' ? [{ path, role, content }] : [],
  );
  const pathOf = (role: string) => files.find((file) => file.role === role)?.path ?? '';
  return {
    paths: {
      main_file: pathOf('main_file'),
      includes_dir: '',
      assets_dir: '',
      languages_dir: 'languages/',
      readme_file: pathOf('readme_file'),
      uninstall_file: pathOf('uninstall_file'),
    },
    files,
    folder: made.slug,
    installation:
      'Upload the ZIP file under **Plugins → Add Plugin → Upload Plugin**, activate the plugin and add the block in the editor.',
  };
}
