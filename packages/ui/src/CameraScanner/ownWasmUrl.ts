/** Where the decoder's WebAssembly is: a file of the package itself, which a bundler carries along; never somebody else's server. */
export function ownWasmUrl(): string {
  return new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
}
