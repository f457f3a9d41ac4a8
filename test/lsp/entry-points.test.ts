import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  analyzeWorkspaceRequest,
  type EntryPointsResult,
  entryPointsChangedNotification,
  entryPointsRequest,
} from '@presswright/shared/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';

let folder: string;
let editor: Editor | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-entries-'));
});
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const main = "<?php\n/*\n * Plugin Name: Shop\n */\nadd_action( 'wp_ajax_shop_save', 'shop_save' );\n";
const save =
  "<?php\nfunction shop_save() {\n\tcheck_ajax_referer( 'shop' );\n\tupdate_option( 'shop', absint( $_POST['shop'] ) );\n}\n";

test('entry points of the workspace are told with addresses, and go with their files', {
  timeout: 60_000,
}, async () => {
  const at = (name: string) => pathToFileURL(join(folder, name)).href;
  writeFileSync(join(folder, 'shop.php'), main);
  writeFileSync(join(folder, 'save.php'), save);
  editor = await Editor.start({
    folders: [pathToFileURL(folder).href],
    initializationOptions: {
      backendCommand: [process.execPath, serverProgram],
      backendDataDir: join(folder, '.data'),
      showsEntryPoints: true,
    },
  });
  let told = 0;
  editor.connection.onNotification(entryPointsChangedNotification, () => {
    told += 1;
  });
  await editor.ready();
  const known = () => editor?.request<EntryPointsResult>(entryPointsRequest, {});
  expect(await known()).toEqual({ entryPoints: [] });
  await editor.request(analyzeWorkspaceRequest, {});
  expect(told).toBe(1);
  expect(await known()).toMatchObject({
    entryPoints: [
      {
        kind: 'ajax',
        name: 'wp_ajax_shop_save',
        file: at('shop.php'),
        nonce: 'checked',
        capability: 'missing',
        handler: { name: 'shop_save', file: at('save.php'), line: 2 },
        sinks: [
          { kind: 'change', label: 'update_option()', file: at('save.php'), line: 4, path: [{ file: at('save.php') }] },
        ],
      },
    ],
  });
  rmSync(join(folder, 'save.php'));
  await editor.request(analyzeWorkspaceRequest, {});
  expect(await known()).toEqual({ entryPoints: [] });
});
