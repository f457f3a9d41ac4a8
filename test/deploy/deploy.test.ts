import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { defaultConfig, loadConfig } from '../../server/src/config.ts';
import { readModels } from '../../server/src/inference/configured/read-models.ts';
import { version } from '../../server/src/version.ts';
import { type Manifest, renderChart } from './render-chart.ts';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const textOf = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const yamlOf = <T>(name: string): T => load(textOf(name)) as T;
const dataDir = '/nowhere/presswright';
const key = 'a-key-of-at-least-thirty-two-characters';
const database = 'postgresql://presswright:secret@db.internal:5432/presswright';

describe('the compose file', () => {
  interface Service {
    readonly image: string;
    readonly environment?: Record<string, string>;
    readonly profiles?: readonly string[];
    readonly volumes?: readonly string[];
    readonly depends_on?: Record<string, unknown>;
    readonly deploy?: { readonly replicas?: number };
    readonly networks?: { readonly default: { readonly ipv4_address: string } };
  }
  const compose = yamlOf<{
    readonly services: Record<string, Service>;
    readonly networks: {
      readonly default: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
    };
    readonly volumes: Record<string, unknown>;
  }>('compose.yaml');

  it('gives the servers settings that they take', () => {
    const given = compose.services.presswright?.environment ?? {};
    const filled = Object.entries(given).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, variable) => (variable === 'PRESSWRIGHT_MODELS' ? '' : key)),
    ]);
    const { config } = loadConfig({ PRESSWRIGHT_DATA_DIR: dataDir, ...Object.fromEntries(filled) });
    expect(config).toMatchObject({ bootstrapKey: key, stopTimeout: 60, models: null });
    expect(config.databaseUrl).toContain('@postgres:5432/presswright');
    expect(config.trustedProxies).toEqual([compose.services.proxy?.networks?.default.ipv4_address]);
  });

  it('puts the proxy inside the network, before the port of the servers', () => {
    const [subnet = ''] = compose.networks.default.ipam.config.map(({ subnet: all }) => all);
    expect(subnet).toBe('172.30.0.0/24');
    expect(compose.services.proxy?.networks?.default.ipv4_address).toMatch(/^172\.30\.0\.\d+$/);
    expect(textOf('Caddyfile')).toContain(`dynamic a presswright ${defaultConfig().port} `);
    expect(textOf('Dockerfile')).toContain(`EXPOSE ${defaultConfig().port}\n`);
  });

  it('names services and volumes that are there, and this version', () => {
    expect(Object.keys(compose.services.presswright?.depends_on ?? {})).toEqual(['postgres']);
    const named = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')))
      .filter(([source = '', target]) => target !== undefined && !source.startsWith('.'))
      .map(([source]) => source);
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(compose.services.presswright?.image).toBe(`presswright:${version}`);
    expect(textOf('Dockerfile')).toContain(`dist/presswright-${version}.tgz`);
    // Each server keeps a folder of its own.
    expect(compose.services.presswright).toMatchObject({ volumes: ['/data'], deploy: { replicas: 2 } });
    expect(compose.services.vllm?.profiles).toEqual(['vllm']);
  });
});

it('the models of docs/scaling.md are taken', () => {
  const [, models = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(join(deploy, '../docs/scaling.md'), 'utf8')) ?? [];
  expect(readModels({ models, modelsFile: null, dataDir }, {})).toMatchObject([
    { id: 'coder', settings: { base_urls: ['http://vllm-0:8000/v1', 'http://vllm-1:8000/v1'], max_concurrent: 64 } },
  ]);
});

describe('the Helm chart', () => {
  type Values = Record<string, unknown> & { readonly vllm: object };
  const folder = join(deploy, 'helm');
  const values = yamlOf<Values>('helm/values.yaml');
  const render = (more: object = {}): Manifest[] => renderChart(folder, 'shop', { ...values, ...more });
  interface Pod {
    readonly enableServiceLinks: boolean;
    readonly terminationGracePeriodSeconds: number;
    readonly containers: readonly {
      readonly image: string;
      readonly args?: readonly string[];
      readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
      readonly volumeMounts: readonly { readonly name: string }[];
    }[];
    readonly volumes: readonly { readonly name: string }[];
  }
  const podOf = (manifests: readonly Manifest[], name: string): Pod => {
    const set = manifests.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name);
    if (set === undefined) throw new Error(`there is no set ${name}`);
    return (set.spec.template as { readonly spec: Pod }).spec;
  };

  it('is a service and a set of servers, of this version', () => {
    const manifests = render();
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Service shop',
      'StatefulSet shop',
    ]);
    const pod = podOf(manifests, 'shop');
    expect(pod.containers.map(({ image }) => image)).toEqual([`presswright:${version}`]);
    expect(yamlOf('helm/Chart.yaml')).toMatchObject({ version, appVersion: version });
    // A Service of the name presswright would set PRESSWRIGHT_PORT to an address, which no server starts with.
    expect(pod.enableServiceLinks).toBe(false);
    expect(() => loadConfig({ PRESSWRIGHT_PORT: 'tcp://10.0.0.1:443', PRESSWRIGHT_DATA_DIR: dataDir })).toThrow();
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(values.stopTimeout));
  });

  it('gives the servers settings that they take, and mounts what it names', () => {
    const models = {
      models: {
        coder: {
          engine: 'remote',
          base_urls: ['http://shop-vllm-0.shop-vllm:8000/v1', 'http://shop-vllm-1.shop-vllm:8000/v1'],
          model: 'coder',
          context_window: 16384,
        },
      },
    };
    const manifests = render({
      replicas: 3,
      postgresql: true,
      tlsSecretName: 'shop-tls',
      trustedProxies: '10.0.0.0/8',
      models,
      vllm: { ...values.vllm, enabled: true, model: 'org/model', replicas: 2 },
    });
    const pod = podOf(manifests, 'shop');
    const [container] = pod.containers;
    const given = container?.env.map(({ name, value }) => [name, value ?? database]) ?? [];
    const { config } = loadConfig({ PRESSWRIGHT_DATA_DIR: dataDir, ...Object.fromEntries(given) });
    expect(config).toMatchObject({
      databaseUrl: database,
      tlsCertFile: '/tls/tls.crt',
      trustedProxies: ['10.0.0.0/8'],
    });
    expect(readModels(config, {})).toMatchObject([{ id: 'coder', settings: models.models.coder }]);
    const kept = [...pod.volumes.map(({ name }) => name), 'data'];
    expect(container?.volumeMounts.map(({ name }) => name).sort()).toEqual(kept.sort());
    expect(manifests.map(({ metadata }) => metadata.name)).toEqual(['shop', 'shop', 'shop-vllm', 'shop-vllm']);
    expect(podOf(manifests, 'shop-vllm').containers[0]?.args).toEqual([
      '--model=org/model',
      '--served-model-name=coder',
      '--max-model-len=16384',
    ]);
  });

  it('refuses several servers without PostgreSQL, and vLLM without a model', () => {
    const isValid = new Ajv().compile(JSON.parse(textOf('helm/values.schema.json')));
    expect(isValid(values)).toBe(true);
    expect(isValid({ ...values, replicas: 2 })).toBe(false);
    expect(isValid({ ...values, replicas: 2, postgresql: true })).toBe(true);
    expect(isValid({ ...values, vllm: { ...values.vllm, enabled: true } })).toBe(false);
    expect(isValid({ ...values, vllm: { ...values.vllm, enabled: true, model: 'org/model' } })).toBe(true);
  });
});
