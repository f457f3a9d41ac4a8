import { commonAttributes } from '@presswright/shared/wordpress/block-facts';
import { at, itemsOf, membersOf, textOf } from '../../languages/json/json-nodes.ts';
import { type Project, pathBeside } from '../../project.ts';

/** A block by its block.json, for the code that belongs to it. */
export interface OwnBlock {
  /** Path of block.json. */
  readonly path: string;
  readonly name: string;
  /** Declared attributes, without those that every block may have. */
  readonly attributes: ReadonlySet<string>;
  /** Contexts that it asks for, and those it provides. */
  readonly contexts: ReadonlySet<string>;
}

/** The block whose block.json lies beside a script, or in the folder above; null when none does, or its attributes are not all in it. */
export function blockOfScript(project: Project, fileName: string): OwnBlock | null {
  return (
    blockAt(project, pathBeside(fileName, 'block.json')) ?? blockAt(project, pathBeside(fileName, '../block.json'))
  );
}

/** Blocks by the PHP file that renders them. */
export function blocksByRenderFile(project: Project): ReadonlyMap<string, OwnBlock> {
  return project.fact(renderFiles, () => {
    const blocks = new Map<string, OwnBlock>();
    for (const { name } of project.files) {
      if (!/(?:^|\/)block\.json$/.test(name)) continue;
      const render = textOf(at(project.json(name)?.root, 'render'));
      const block = render === null ? null : blockAt(project, name);
      if (render !== null && block !== null) blocks.set(pathBeside(name, render.replace(/^file:/, '')), block);
    }
    return blocks;
  });
}

/** Blocks by the file and name of the function that renders them: `inc/cards.php render_card`. */
export function blocksByCallback(project: Project): ReadonlyMap<string, OwnBlock> {
  return project.fact(callbacks, () => {
    const blocks = new Map<string, OwnBlock>();
    for (const { name, code, language } of project.files) {
      if (language !== 'php' || !code.includes('render_callback')) continue;
      for (const [call, path = '', callback = ''] of code.matchAll(registration)) {
        if (/['"]attributes['"]\s*=>/.test(call)) continue;
        const folder = path.replace(/\/(?:block\.json)?$/, '').replace(/^\//, '');
        const sources = [folder, folder.replace(/(^|\/)build(?=\/|$)/, '$1src')];
        const block = sources
          .map((each) => blockAt(project, pathBeside(name, `${each}/block.json`)))
          .find((found) => found !== null);
        if (block !== null && block !== undefined) blocks.set(`${name} ${callback.toLowerCase()}`, block);
      }
    }
    return blocks;
  });
}

/** A registration by folder with a callback: `( __DIR__ . '/card', array( 'render_callback' => 'card' ) )`. */
const registration =
  /register_block_type(?:_from_metadata)?\(\s*(?:__DIR__|plugin_dir_path\(\s*__FILE__\s*\)|dirname\(\s*__FILE__\s*\))\s*\.\s*['"]([^'"]+)['"]\s*,\s*(?:array\(|\[)[^;]{0,300}?['"]render_callback['"]\s*=>\s*(?:(?:array\(|\[)[^,;]{1,60},\s*)?(?:__NAMESPACE__\s*\.\s*)?['"](?:[\w\\]*\\)?(\w+)['"][^;]{0,300}/g;

const renderFiles = Symbol('blocks by render file');
const blocks = Symbol('blocks by their block.json');
const callbacks = Symbol('blocks by callback');
const addsAttributes = Symbol('attributes are added elsewhere');

/** The block of a block.json whose text is here; null when some of its attributes are registered elsewhere. */
export function blockAt(project: Project, path: string): OwnBlock | null {
  const known = project.fact(blocks, () => new Map<string, OwnBlock | null>());
  let block = known.get(path);
  if (block === undefined) {
    block = readBlock(project, path);
    known.set(path, block);
  }
  return block;
}

function readBlock(project: Project, path: string): OwnBlock | null {
  const file = project.file(path);
  const document = file === null ? null : project.json(path);
  if (document === null || document.root?.type !== 'object' || document.errors.length > 0) return null;
  const name = textOf(at(document.root, 'name'));
  if (name === null || registersMore(project, path)) return null;
  const attributes = new Set(membersOf(at(document.root, 'attributes')).map(({ key }) => key));
  const contexts = new Set([
    ...itemsOf(at(document.root, 'usesContext')).map((item) => textOf(item) ?? ''),
    ...membersOf(at(document.root, 'providesContext')).map(({ key }) => key),
  ]);
  return { path, name, attributes, contexts };
}

/** Whether an attribute may be used: declared, or one that supports give. */
export function isDeclared(block: OwnBlock, attribute: string): boolean {
  return block.attributes.has(attribute) || commonAttributes.has(attribute);
}

/** Whether code adds attributes: in the block's own registration, or by a filter on all blocks. */
function registersMore(project: Project, path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const own = project.files.some(
    ({ name, language, code }) =>
      (language === 'javascript' || language === 'typescript') &&
      name.startsWith(folder) &&
      (/register\w*Block\w*\s*\([^;]*?\battributes\b\s*[:,]/.test(code.replace(/example\s*:\s*\{\s*attributes/g, '')) ||
        /(?:^|\/)attributes\.[jt]sx?$/.test(name)),
  );
  if (own) return true;
  return project.fact(addsAttributes, ({ files }) =>
    files.some(
      ({ language, code }) =>
        (language === 'php' &&
          /block_type_metadata|register_block_type_args|register_block_type\([^;]*['"]attributes['"]\s*=>/.test(
            code,
          )) ||
        (language === 'javascript' && /blocks\.registerBlockType\b/.test(code) && /addFilter/.test(code)),
    ),
  );
}
