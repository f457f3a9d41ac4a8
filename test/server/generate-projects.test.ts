import type { GeneratedFile } from '@presswright/shared/schemas/generated-file';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { readZip } from '../support/read-zip.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object, app: FastifyInstance = test.app): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${test.key}` }, payload });

const kinds = [
  {
    operation: 'generateBlock',
    url: '/v1/blocks/generate',
    body: { block_type: 'Testimonial', attributes: { quote: 'rich_text' }, features: ['server_side_rendering'] },
    roles: ['block_json', 'editor_script', 'render_callback'],
  },
  {
    operation: 'generatePlugin',
    url: '/v1/plugins/generate',
    body: { plugin_name: 'Events', description: 'Events with a date and a price.', features: ['rest_api'] },
    roles: ['main_file', 'readme_file', 'uninstall_file'],
  },
  {
    operation: 'scaffoldPlugin',
    url: '/v1/plugins/scaffold',
    body: { plugin_name: 'Shelf', structure: 'standard', include_files: ['readme.txt', 'languages'] },
    roles: ['main_file', 'readme_file', 'uninstall_file'],
  },
  {
    operation: 'generateTheme',
    url: '/v1/themes/generate',
    body: { theme_name: 'Quiet Harbour', features: ['block_patterns'] },
    roles: ['style', 'theme_json'],
  },
] as const;

describe.each(kinds)('POST $url', ({ operation, url, body, roles }) => {
  it('answers files by their role, each with name and path', async () => {
    const answer = await post(url, body);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(problems(endpoints[operation].response, answer.json())).toEqual([]);
    const files: Record<string, GeneratedFile> = answer.json().files;
    expect(Object.keys(files)).toEqual(expect.arrayContaining([...roles]));
    for (const { path, filename, content } of Object.values(files)) {
      expect(path.endsWith(filename), path).toBe(true);
      expect(content.length, path).toBeGreaterThan(0);
    }
  });

  it('makes the same files of the same request, and others of another seed or none at all', async () => {
    const first = (await post(url, { ...body, seed: 7 })).json();
    const again = (await post(url, { ...body, seed: 7 })).json();
    expect(again.files).toEqual(first.files);
    expect(again.id).not.toBe(first.id);
  });

  it('answers an archive of one folder, byte for byte the same again', async () => {
    const [one, two] = await Promise.all([post(url, { ...body, as: 'zip' }), post(url, { ...body, as: 'zip' })]);
    expect(one.statusCode).toBe(200);
    expect(one.headers['content-type']).toBe('application/zip');
    expect(one.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.zip"$/);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    const names = [...readZip(one.rawPayload).keys()];
    expect(new Set(names.map((name) => name.split('/')[0])).size).toBe(1);
    expect(names.filter((name) => /\/\.|\/tests\//.test(name))).toEqual([]);
    const files: Record<string, GeneratedFile> = (await post(url, body)).json().files;
    const [folder] = (names[0] ?? '').split('/');
    for (const name of names) {
      const file = Object.values(files).find(({ path }) => `${folder}/${path}` === name);
      expect(file, name).toBeDefined();
      expect(
        readZip(one.rawPayload)
          .get(name)
          ?.toString(file?.encoding === 'base64' ? 'base64' : 'utf8'),
      ).toBe(file?.content);
    }
  });

  it('answers its own findings when asked, none of them medium or worse', async () => {
    const { findings } = (await post(url, { ...body, findings: true })).json();
    expect(findings).toBeInstanceOf(Array);
    expect(findings.filter(({ severity }: { severity: string }) => !['low', 'info'].includes(severity))).toEqual([]);
    expect((await post(url, body)).json()).not.toHaveProperty('findings');
    const refused = await post(url, { ...body, findings: true, as: 'zip' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.param).toBe('findings');
  });
});

const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`a${index}`, 'string']));
const block = '/v1/blocks/generate';
const plugin = '/v1/plugins/generate';
const scaffold = '/v1/plugins/scaffold';
const theme = '/v1/themes/generate';

const refusals: readonly (readonly [string, object, string, string])[] = [
  [block, { block_type: '' }, 'block_type', 'not empty'],
  [block, { block_type: '   ' }, 'block_type', 'expected a name'],
  [block, { block_type: 'x'.repeat(201) }, 'block_type', 'at most 200 characters, got 201'],
  [block, { block_type: '../../evil' }, 'block_type', 'path'],
  [block, { block_type: 'a/b/c' }, 'block_type', 'namespace/name'],
  [block, { block_type: 'x', features: ['teleport'] }, 'features[0]', '"interactivity"'],
  [block, { block_type: 'x', style_variants: ['pink'] }, 'style_variants[0]', '"minimal"'],
  [block, { block_type: 'x', attributes: many }, 'attributes', 'at most 100 properties, got 500'],
  [block, { block_type: 'x', attributes: { size: 'enormous' } }, 'attributes.size', 'rich_text'],
  [
    block,
    { block_type: 'x', attributes: { size: 5 } },
    'attributes.size',
    'a string or a JSON object, got the number 5',
  ],
  [block, { block_type: 'x', attributes: { size: {} } }, 'attributes.size.type', 'expected a string, got nothing'],
  [block, { block_type: 'x', attributes: { a: 'b', b: 'a' } }, 'attributes.a', 'got "b"'],
  [
    block,
    { block_type: 'x', attributes: { a: { type: 'number', default: 'many' } } },
    'attributes.a.default',
    'number',
  ],
  [plugin, { plugin_name: ' \n ' }, 'plugin_name', 'expected a name'],
  [plugin, { plugin_name: 'a/b' }, 'plugin_name', 'path separators'],
  [plugin, { plugin_name: 'x', features: ['magic'] }, 'features[0]', '"custom_post_type"'],
  [plugin, { plugin_name: 'x', description: 'y'.repeat(16_385) }, 'description', 'at most 16384'],
  [scaffold, { plugin_name: 'x', structure: 'circular' }, 'structure', '"object_oriented"'],
  [scaffold, { plugin_name: 'x', include_files: ['../../wp-config.php'] }, 'include_files[0]', 'inside the plugin'],
  [theme, { theme_name: 'c:\\windows' }, 'theme_name', 'path separators'],
  [theme, { theme_name: 'x', type: 'desktop' }, 'type', '"classic"'],
  [theme, { theme_name: 'x', type: 'child', parent: '../twentytwentyfive' }, 'parent', 'folder'],
  [theme, { theme_name: 'x', features: ['jquery'] }, 'features[0]', '"dark_mode"'],
  [theme, { theme_name: 'x', seed: -1 }, 'seed', '>= 0'],
  [theme, { theme_name: 'x', model: 'gpt' }, 'model', 'svc-llm-7b'],
];
const named = refusals.map(([url, body, param, text]) => ({
  url,
  body,
  param,
  text,
  got: JSON.stringify(body).slice(0, 80),
}));

it.each(named)('POST $url refuses $got, naming $param', async ({ url, body, param, text }) => {
  const answer = await post(url, body);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(param === 'model' ? 404 : 400);
  const { error } = answer.json();
  expect(error).toMatchObject({ code: param === 'model' ? 'model_not_found' : 'invalid_request', param });
  expect(error.message).toContain(text);
});

it('needs the permission to write', async () => {
  const key = await test.keyFor(['read']);
  const answer = await test.app.inject({
    method: 'POST',
    url: block,
    headers: { authorization: `Bearer ${key}` },
    payload: { block_type: 'x' },
  });
  expect(answer.statusCode).toBe(403);
});
