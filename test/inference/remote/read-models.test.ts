import { expect, it } from 'vitest';
import { readModels } from '../../../server/src/inference/configured/read-models.ts';

const good = { engine: 'remote', base_urls: ['http://127.0.0.1:11434/v1'], model: 'coder' };
const read = (text: string, environment: Record<string, string> = {}) =>
  readModels({ models: text, modelsFile: null, dataDir: '/none' }, environment);
const readModel = (settings: object, environment = {}) =>
  read(JSON.stringify({ models: { 'svc-llm-13b': settings } }), environment);

it('reads models with their keys, and none where there is no file', () => {
  const [model] = readModel({ ...good, api_key_env: 'CODER_KEY' }, { CODER_KEY: 'sk-1' });
  expect(model).toMatchObject({ id: 'svc-llm-13b', apiKey: 'sk-1', settings: good });
  expect(readModels({ models: null, modelsFile: null, dataDir: '/none' }, {})).toEqual([]);
});

it.each([
  [{ ...good, base_url: 'x' }, 'models["svc-llm-13b"].base_url is no option. Did you mean base_urls?'],
  [{ ...good, engine: 'remotes' }, '.engine: expected one of builtin, remote, llama, got "remotes".'],
  [{ ...good, base_urls: [] }, '.base_urls: expected at least 1 item'],
  [{ ...good, base_urls: ['ftp://x'] }, '.base_urls[0]: expected an address such as http://'],
  [{ ...good, base_urls: ['http://me:secret@host/v1'] }, 'without a user'],
  [{ ...good, model: undefined }, '.model: expected a string, got nothing'],
  [{ ...good, api_key_env: 'CODER_KEY' }, '.api_key_env: the environment has no variable CODER_KEY'],
  [{ ...good, ca_file: '/none/ca.pem' }, '.ca_file: /none/ca.pem cannot be read'],
  [{ ...good, fill_in_the_middle: '{prefix}' }, '.fill_in_the_middle: expected "suffix" or a text with'],
  [{ ...good, max_concurrent: 0 }, '.max_concurrent: expected '],
  [{ ...good, budget: { per: 'day' } }, '.budget: expected "requests", "tokens" or both besides "per", got neither.'],
  [{ ...good, budget: { per: 'week', tokens: 5 } }, '.budget.per: expected one of '],
  [{ ...good, budget: { per: 'day', tokns: 5 } }, '.budget.tokns'],
  [{ ...good, max_retries: 99 }, '.max_retries: expected '],
])('refuses %j', (settings, message) => {
  expect(() => readModel(settings)).toThrow(message);
});

it('refuses a model that stands there twice', () => {
  const model = JSON.stringify(good);
  const models = `{"models":{"a":${model},"b":${model},"a":${model}}}`;
  expect(() => readModels({ models, modelsFile: null, dataDir: '/none' }, {})).toThrow(
    'PRESSWRIGHT_MODELS: models["a"] stands there twice: expected each id once.',
  );
});

it('names the line of what is no JSON, and a file that is not there', () => {
  expect(() => read('{\n"models": {,}\n}')).toThrow('PRESSWRIGHT_MODELS: line 2: expected JSON');
  expect(() => read('{"model":{}}')).toThrow('expected a JSON object with the member "models"');
  const missing = { models: null, modelsFile: '/none/models.json', dataDir: '/none' };
  expect(() => readModels(missing, {})).toThrow('PRESSWRIGHT_MODELS_FILE: there is no file /none/models.json');
});
