import type { Severity } from '../findings/types.ts';

export type AuthorityMode = 'system' | 'pem' | 'file';

/** What becomes of an update that brings new findings. */
export type UpdateCheck = 'off' | 'warn' | 'stop';

/** When the site is checked by itself. */
export interface CheckSettings {
  nightly: boolean;
  nightly_severity: Severity;
  /** Empty: the administrator's. */
  nightly_email: string;
  default_email: string;
  updates: UpdateCheck;
}

/** Answer of GET /settings: all but the key. */
export interface Settings {
  endpoint: string;
  endpoint_locked: boolean;
  api_key_source: 'none' | 'saved' | 'constant';
  api_key_problem: string;
  encrypts_api_key: boolean;
  ca: {
    mode: AuthorityMode;
    pem: string;
    file: string;
    certificates: { subject: string; expires: number }[];
  };
  checks: CheckSettings;
}

/** What the form holds and POST /settings takes. */
export interface SettingsForm {
  endpoint: string;
  /** Empty: keep the saved one. */
  api_key: string;
  remove_api_key: boolean;
  ca: { mode: AuthorityMode; pem: string; file: string };
  checks: Omit<CheckSettings, 'default_email'>;
}

/** Answer of POST /connection-test. */
export interface ConnectionTest {
  ok: boolean;
  message: string;
  version?: string;
  /** What to update when the versions of server and plugin do not belong together. */
  advice?: string;
  code?: string;
  field?: string;
  detail?: string;
  request_id?: string;
}

/** A server on the machine of the site. */
export interface FoundServer {
  found: true;
  endpoint: string;
  version: string;
  /** Certificate of its own authority; empty: WordPress knows the authority. */
  pem: string;
  fingerprint: string;
}

/** Answer of POST /local-server. */
export type LocalSearch = FoundServer | { found: false; tried: string[] };
