import manifest from '../package.json' with { type: 'json' };

/** Version of the server, as `GET /v1/health` and `presswright --version` say it. */
export const version: string = manifest.version;
