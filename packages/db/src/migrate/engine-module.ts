import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg'

// The part of the global that is used here; the language library knows it only together with the DOM.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>
}

/** Node cannot import the `.wasm` file as a module, so it is read and linked with its bindings by hand. */
export async function loadEngineModule(): Promise<void> {
  const path = createRequire(import.meta.url)
    .resolve(BINDINGS)
    .replace(/\.js$/, '.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    './schema_engine_bg.js': Object.fromEntries(Object.entries(bindings).map(withIdleTimers)),
  })
  keepPanicMessages()
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
}

/** The engine never clears its 10 s lock timer; unreferenced, it does not keep a finished process alive. */
function withIdleTimers([name, binding]: [string, unknown]): [string, unknown] {
  if (!name.startsWith('__wbg_setTimeout_')) return [name, binding]
  return [name, (callback: () => void, delayMs: number) => setTimeout(callback, delayMs >>> 0).unref()]
}

/** A panic of the engine reports through this global, and would fail on its absence instead. */
function keepPanicMessages(): void {
  const scope: typeof globalThis & { PRISMA_WASM_PANIC_REGISTRY?: object } = globalThis
  scope.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message: string) => process.emitWarning(`schema engine: ${message.split('\n', 1)[0]}`),
  }
}
