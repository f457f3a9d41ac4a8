import type {
  ApiKey,
  ApiKeyCreateRequest,
  ApiKeyDeleted,
  ApiKeyList,
  ApiKeyRotateRequest,
  ApiKeyWithSecret,
} from '../../schemas/api-keys.ts';
import type { AuditLog, AuditLogList, AuditLogQuery } from '../../schemas/audit-logs.ts';
import type { LdapLoginRequest, LoginResult, TokenValidation } from '../../schemas/auth.ts';
import type { ListQuery } from '../../schemas/common.ts';
import type { IpAllowlist, IpAllowlistRequest } from '../../schemas/ip-allowlist.ts';
import type { OAuthToken, OAuthTokenRequest } from '../../schemas/oauth.ts';
import type { CallOptions } from '../options.ts';
import { eachItem } from '../pages.ts';
import type { Transport } from '../transport.ts';

/** `/v1/auth`, `/v1/audit-logs` and `/oauth/token`. What needs a browser (SAML, WebAuthn) is not here. */
export class AuthResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What the client's credential is and may do. */
  validate(options?: CallOptions): Promise<TokenValidation> {
    return this.#transport.json('POST /v1/auth/validate', { pure: true, options });
  }

  /** The key that this client calls with. */
  currentKey(options?: CallOptions): Promise<ApiKey> {
    return this.#transport.json('GET /v1/auth/key', { options });
  }

  /** Makes a key; the answer is the only one but rotation's that shows it. */
  createKey(request: ApiKeyCreateRequest, options?: CallOptions): Promise<ApiKeyWithSecret> {
    return this.#transport.json('POST /v1/auth/keys', { json: request, options });
  }

  /** One page of keys, newest first. */
  listKeys(query?: ListQuery, options?: CallOptions): Promise<ApiKeyList> {
    return this.#transport.json('GET /v1/auth/keys', { query, options });
  }

  /** Every key, newest first. */
  listAllKeys(query: ListQuery = {}, options?: CallOptions): AsyncGenerator<ApiKey, void, undefined> {
    return eachItem((after) => this.listKeys(after === undefined ? query : { ...query, after }, options), query.after);
  }

  getKey(keyId: string, options?: CallOptions): Promise<ApiKey> {
    return this.#transport.json('GET /v1/auth/keys/{key_id}', { params: { key_id: keyId }, options });
  }

  /** Replaces a key; the old one works for the grace period. */
  rotateKey(keyId: string, request: ApiKeyRotateRequest = {}, options?: CallOptions): Promise<ApiKeyWithSecret> {
    return this.#transport.json('POST /v1/auth/keys/{key_id}/rotate', {
      params: { key_id: keyId },
      json: request,
      options,
    });
  }

  deleteKey(keyId: string, options?: CallOptions): Promise<ApiKeyDeleted> {
    return this.#transport.json('DELETE /v1/auth/keys/{key_id}', { params: { key_id: keyId }, options });
  }

  getIpAllowlist(options?: CallOptions): Promise<IpAllowlist> {
    return this.#transport.json('GET /v1/auth/ip-allowlist', { options });
  }

  setIpAllowlist(request: IpAllowlistRequest, options?: CallOptions): Promise<IpAllowlist> {
    return this.#transport.json('PUT /v1/auth/ip-allowlist', { json: request, options });
  }

  /** One page of the audit log, newest first. */
  listAuditLogs(query?: AuditLogQuery, options?: CallOptions): Promise<AuditLogList> {
    return this.#transport.json('GET /v1/audit-logs', { query, options });
  }

  /** The whole audit log, newest first. */
  listAllAuditLogs(query: AuditLogQuery = {}, options?: CallOptions): AsyncGenerator<AuditLog, void, undefined> {
    return eachItem(
      (after) => this.listAuditLogs(after === undefined ? query : { ...query, after }, options),
      query.after,
    );
  }

  ldapLogin(request: LdapLoginRequest, options?: CallOptions): Promise<LoginResult> {
    return this.#transport.json('POST /v1/auth/ldap/login', { json: request, options });
  }

  /** Gets an OAuth token; codes and refresh tokens are used up by it, so it is never tried twice. */
  oauthToken(request: OAuthTokenRequest, options?: CallOptions): Promise<OAuthToken> {
    const once = { ...options, maxRetries: 0 };
    return this.#transport.json('POST /oauth/token', { json: request, options: once });
  }
}
