/** A ZIP archive with empty files of these names. */
export function zipOf(...names: string[]): Buffer {
  const locals = names.map((name) => {
    const head = Buffer.alloc(30)
    head.write('PK\u0003\u0004', 'latin1')
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const entries = names.map((name, index) => {
    const head = Buffer.alloc(46)
    head.write('PK\u0001\u0002', 'latin1')
    head.writeUInt16LE(Buffer.byteLength(name), 28)
    head.writeUInt32LE(Buffer.concat(locals.slice(0, index)).length, 42)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const [files, directory] = [Buffer.concat(locals), Buffer.concat(entries)]
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, directory, end])
}
