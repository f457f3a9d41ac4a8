/** Body size limits of the contract, in bytes (UTF-8) or items. */
export const limits = {
  promptBytes: 256 * 1024,
  codeBytes: 1024 * 1024,
  batchFiles: 500,
  batchBytes: 20 * 1024 * 1024,
  uploadBytes: 512 * 1024 * 1024,
  webhooks: 20,
} as const;
