//! Prints one line a file: ms of a full decode from memory, without checksums (shortest of several runs), and frames.
use boxcars::ParserBuilder;
use std::{env, error::Error, fs, hint::black_box, time::Instant};

const RUNS: usize = 12;

fn decode(bytes: &[u8]) -> Result<usize, Box<dyn Error>> {
    let replay = ParserBuilder::new(bytes)
        .must_parse_network_data()
        .never_check_crc()
        .parse()?;
    Ok(black_box(replay).network_frames.map_or(0, |network| network.frames.len()))
}

fn main() -> Result<(), Box<dyn Error>> {
    for path in env::args().skip(1) {
        let bytes = fs::read(&path)?;
        let mut frames = 0;
        let mut shortest = f64::INFINITY;
        for _ in 0..RUNS {
            let start = Instant::now();
            frames = decode(&bytes)?;
            shortest = shortest.min(start.elapsed().as_secs_f64() * 1000.0);
        }
        println!("{shortest:.4}\t{frames}");
    }
    Ok(())
}
