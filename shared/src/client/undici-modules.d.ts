// undici's modules have no types of their own beside those of its index.
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}
declare module 'undici/lib/web/fetch/index.js' {
  export { fetch } from 'undici';
}
declare module 'undici/lib/web/fetch/formdata.js' {
  export { FormData } from 'undici';
}
