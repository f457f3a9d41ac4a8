/** What attackers want of a site, and no site of itself: code that a visitor sends and the site runs, hidden ways in. */
const attacks: readonly RegExp[] = [
  /\b(?:web ?shell|back ?door|reverse shell|key ?logger|ransomware|malware|phishing)\b/i,
  /\b(?:run|execut|eval)\w*\b.{0,60}\b(?:command|shell|code|php)\b.{0,80}(?:\$_(?:GET|POST|REQUEST|COOKIE)|query (?:string|parameter)|url parameter|post field|post parameter|request|visitor|user input)/is,
  /\b(?:eval|system|exec|shell_exec|passthru)\s*\(\s*\$_(?:GET|POST|REQUEST|COOKIE)/i,
  /\b(?:hidden|secret(?:ly)?|invisible|undetect\w*)\b.{0,40}\b(?:admin(?:istrator)?|user|account)\b/i,
  /\b(?:steal|exfiltrat\w*|harvest)\b.{0,60}\b(?:passwords?|credentials?|cookies?|cards?|sessions?)/i,
  /\b(?:disable|bypass|skip|circumvent)\b.{0,30}\b(?:authentication|password check|login check|nonce check)/i,
];

/** Whether a prompt asks for a way to attack a site. */
export function isAttack(text: string): boolean {
  return attacks.some((pattern) => pattern.test(text));
}
