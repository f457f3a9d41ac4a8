import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KnownProjects } from '../../lsp/src/completion/known-projects.ts';
import { projectNames } from '../../lsp/src/project-index/project-names.ts';
import { IndexService } from '../../lsp/src/project-index/service.ts';
import { ProjectFolder } from './project-folder.ts';

let folder: ProjectFolder;
beforeEach(() => {
  folder = new ProjectFolder({
    'a-theme/functions.php': '<?php function theme_part() {}',
    'shop/shop.php': '<?php\n// Plugin Name: Shop\nfunction shop_start() {}',
    'shop/inc/cart.php': "<?php class Shop_Cart {}\nregister_block_type( 'shop/cart' );",
    'shop/book/block.json': '{ "name": "shop/book" }',
    'shop/legacy/old.php': '<?php function shop_old() {}',
    'shop/presswright.json': '{ "exclude": ["legacy/"] }',
  });
});
afterEach(() => folder.remove());

const at = (name: string) => join(folder.path, name);
const ask = (service: IndexService, known: ReadonlyMap<string, number> = new Map()) =>
  projectNames(service, at('shop/new.php'), folder.path, known);
const functionsOf = ({ files }: { readonly files: readonly { readonly functions: readonly { name: string }[] }[] }) =>
  files.flatMap(({ functions }) => functions.map(({ name }) => name)).sort();

it('tells the names of the project alone, without what it excludes', async () => {
  const service = new IndexService();
  await service.setFolders([folder.path]);
  const { blocks, files, names, root } = await ask(service);
  expect(root).toBe(at('shop'));
  expect([...files.keys()].sort()).toEqual([at('shop/inc/cart.php'), at('shop/shop.php')]);
  expect([...names.values()].flatMap(({ classes }) => classes.map(({ name }) => name))).toEqual(['Shop_Cart']);
  expect(blocks.toSorted()).toEqual(['shop/book', 'shop/cart']);
});

it('tells a file again when it changed, and as an editor has it', async () => {
  const service = new IndexService();
  await service.setFolders([folder.path]);
  const { files } = await ask(service);
  expect((await ask(service, files)).names.size).toBe(0);
  service.setText(at('shop/shop.php'), '<?php function shop_typed() {}', 'php');
  const { names } = await ask(service, files);
  expect([...names.keys()]).toEqual([at('shop/shop.php')]);
  expect(functionsOf({ files: [...names.values()] })).toEqual(['shop_typed']);
});

it('keeps at hand what was told, less what is gone', async () => {
  const service = new IndexService();
  await service.setFolders([folder.path]);
  const known = new KnownProjects((...question) => projectNames(service, ...question));
  const learned = async () => {
    await known.refresh(at('shop/new.php'), folder.path);
    return functionsOf(known.of(at('shop/new.php')));
  };
  expect(await learned()).toEqual(['shop_start']);
  // More than are told at a time.
  const more = Array.from({ length: 50 }, (_, part) => [`shop/more/${part}.php`, `<?php function shop_${part}() {}`]);
  folder.write(Object.fromEntries(more));
  await service.rescan();
  expect(await learned()).toHaveLength(51);
  expect(known.of(at('shop/shop.php')).files).toHaveLength(51);
  folder.write({ '.gitignore': 'more/\n' });
  await service.rescan();
  expect(await learned()).toEqual(['shop_start']);
  expect(functionsOf(known.of(at('a-theme/functions.php')))).toEqual([]);
});

it('asks no more than once for a document that changes while it is asked for', async () => {
  const service = new IndexService();
  await service.setFolders([folder.path]);
  let asked = 0;
  const known = new KnownProjects((...question) => {
    asked += 1;
    service.setText(at('shop/shop.php'), `<?php function shop_${asked}() {}`, 'php');
    return projectNames(service, ...question);
  });
  await known.refresh(at('shop/new.php'), folder.path);
  expect(asked).toBe(1);
  expect(functionsOf(known.of(at('shop/new.php')))).toEqual(['shop_1']);
});

it('reads the project of an open document first, wherever a large workspace has it', async () => {
  const service = new IndexService({ maxFiles: 1 });
  const scan = service.setFolders([folder.path]);
  const { files } = await ask(service);
  expect(files.has(at('shop/shop.php'))).toBe(true);
  expect(await scan).toMatchObject({ isCut: true });
  expect((await ask(service)).files.size).toBe(2);
});
